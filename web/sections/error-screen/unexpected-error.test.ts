import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { UnexpectedError } from "./unexpected-error.tsx";

const render = (digest?: string) =>
  renderToStaticMarkup(
    createElement(UnexpectedError, {
      error: Object.assign(new Error("secret"), { digest }),
      reset: () => {},
    }),
  );

test("an unexpected error shows its reference, Try again, Home and Contact, and never its own message", () => {
  const html = render("2338624923");
  expect(html).toContain(">Oops!</h1>");
  expect(html).toContain("An unexpected error occurred.");
  expect(html).toContain("2338624923");
  expect(html).toMatch(/<button[^>]*>Try again<\/button>/);
  expect(html).toMatch(/<a[^>]*href="\/"[^>]*>Home<\/a>/);
  expect(html).toMatch(/<a[^>]*href="\/contact"[^>]*>Contact<\/a>/);
  expect(html).not.toContain("secret");
});

test("an error with a status says its status text", () => {
  expect(render("503 Service Unavailable;1a2b3c4d")).toMatch(/>Error<\/h1>.*Service Unavailable.*1a2b3c4d/);
});
