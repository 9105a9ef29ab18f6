import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { UnreadLink } from "./unread-link.tsx";

test.each([
  [0, 'aria-label="News"', "0"],
  [99, 'aria-label="News, 99 unread"', "99"],
  // What is read out holds what is shown, so that whoever speaks to a browser can say it.
  [125, 'aria-label="News, 99+ unread"', "99+"],
])("%i unread are shown and read out alike", (unread, name, shown) => {
  const link = UnreadLink({ href: "/news", label: "News", words: "{label}, {unread} unread", unread });
  const html = renderToStaticMarkup(link);
  expect(html).toContain(name);
  expect(html).toMatch(new RegExp(`>${shown.replace("+", "\\+")}</span></a>$`));
});
