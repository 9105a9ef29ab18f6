import { publicPathOf, publicTypes } from "schemas/requests/own-path.ts";
import { expect, test } from "vitest";
import { followLink } from "./follow-link.ts";

const slugs = ["prices", "privacy-policy", "contact", "a/b", "", null];
const written = [
  undefined,
  null,
  "",
  "#what",
  "#",
  "/contact",
  "https://example.com/",
  "javascript:alert(1)",
  "#a b",
];

test("a link goes to the page that it chose, wherever that is, and to nothing else while it is not shown", () => {
  for (const _type of publicTypes)
    for (const slug of slugs)
      for (const href of written)
        for (const isShown of [true, false, null]) {
          const path = isShown ? publicPathOf(_type, slug) : undefined;
          const expected = path && path + (href === "#what" ? href : "");
          const led = followLink({ page: { _type, slug, isShown }, href });
          expect(led, JSON.stringify({ _type, slug, href, isShown })).toBe(expected);
        }
});

test("without a page it goes where is written, if a browser may follow that", () => {
  const led = written.map((href) => followLink({ href, page: null }));
  expect(led.filter(Boolean)).toEqual(["#what", "/contact", "https://example.com/"]);
});
