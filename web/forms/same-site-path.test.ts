import { expect, test } from "vitest";
import { sameSitePage, sameSitePath } from "./same-site-path.ts";

test.each([
  ["/", "/"],
  ["/dashboard/owner", "/dashboard/owner"],
  ["/projects/7?tab=files#latest", "/projects/7?tab=files#latest"],
  ["/a/../b", "/b"],
  ["/@evil.example", "/@evil.example"],
  ["/%09/e", "/%09/e"],
  ["/search?next=//e", "/search?next=//e"],
])("%s is a path of the site", (value, expected) => {
  expect(sameSitePath(value)).toBe(expected);
});

test.each([
  "//e",
  "///e",
  "/\\e",
  "\\\\e",
  "/\t/e",
  "/\n/e",
  "/\r\nLocation: https://e",
  "\t//e",
  "/.//e",
  "/..//e",
  "/%2e//e",
  "/a/../..//e",
  "/\u0000/e",
  "/\u0085/e",
  "javascript:alert(1)",
  "data:text/html,e",
  "https:e",
  "https://e",
  "@e",
  "e",
  "",
  " /e",
  `/${"a".repeat(2000)}`,
  undefined,
  ["/dashboard"],
])("%j is refused", (value) => {
  expect(sameSitePath(value)).toBeNull();
});

test.each([
  ["/dashboard/owner", "/dashboard/owner"],
  ["/projects/7?tab=files#latest", "/projects/7?tab=files#latest"],
  ["/apiary", "/apiary"],
  ["/api/account/export", null],
  ["/api", null],
  ["/dashboard/../api/owner/export", null],
  ["/brand/logos.zip", null],
  ["//e", null],
])("after signing in, %s leads to %s: a download would leave the login on the screen", (value, expected) => {
  expect(sameSitePage(value)).toBe(expected);
});

test("what is accepted stays on the site, wherever it is resolved", () => {
  const parts = ["/", "\\", ".", "..", "%2e", "%2f", "%5c", "%09", "\t", "@", ":", "e", "?", "#", "https:"];
  for (let seed = 0; seed < 20_000; seed++) {
    const length = 1 + (seed % 6);
    const value = Array.from(
      { length },
      (_, index) => parts[(seed * (index + 7) + (seed >> index)) % parts.length],
    ).join("");
    const path = sameSitePath(`/${value}`);
    if (path !== null) expect(new URL(path, "https://agency.example").host, value).toBe("agency.example");
  }
});
