import { expect, test } from "vitest";
import * as en from "#texts/en/en.ts";
import { describeError } from "./describe-error.ts";

test("status 404 says that the page could not be found", () => {
  expect(describeError("404 Not Found", en.errors)).toEqual({
    title: "404",
    message: "The requested page could not be found.",
  });
});

test("an error with another status says its status text", () => {
  expect(describeError("503 Service Unavailable;1a2b3c4d", en.errors)).toEqual({
    title: "Error",
    message: "Service Unavailable",
    reference: "1a2b3c4d",
  });
  expect(describeError("403 Forbidden", en.errors)).toMatchObject({ title: "Error", message: "Forbidden" });
});

test("any other error is unexpected, with Next's number as reference when it came from the server", () => {
  const oops = { title: "Oops!", message: "An unexpected error occurred." };
  expect(describeError("2338624923", en.errors)).toEqual({ ...oops, reference: "2338624923" });
  expect(describeError(undefined, en.errors)).toEqual({ ...oops, reference: undefined });
});
