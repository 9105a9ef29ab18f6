import { expect, test } from "vitest";
import { safeHref } from "./safe-href.ts";

test.each([
  "/",
  "/contact",
  "/services/a?b=c#d",
  "#featured-work",
  "https://chalkline.example/",
  "https://example.com/ünï",
  "mailto:hello@agency.example",
  "tel:+12895550108",
])("%s may be followed", (href) => {
  expect(safeHref(href)).toBe(href);
});

test.each([
  "javascript:alert(1)",
  "JaVaScRiPt:alert(1)",
  " javascript:alert(1)",
  "java\nscript:alert(1)",
  "java\tscript:alert(1)",
  "\u0001javascript:alert(1)",
  "\u200bjavascript:alert(1)",
  "data:text/html,<script>alert(1)</script>",
  "vbscript:msgbox",
  "blob:https://example.com/x",
  "file:///etc/passwd",
  "http://example.com/",
  "//evil.example/",
  "/\\evil.example",
  "\\\\evil.example",
  "https://user:word@evil.example/",
  "contact",
  "#",
  "",
  null,
  undefined,
])("%j is dropped", (href) => {
  expect(safeHref(href)).toBeUndefined();
});
