import { describe, expect, it } from "vitest";
import { findHrefFault } from "./href.ts";

describe("a link that an owner may use", () => {
  it.each([
    "/",
    "/contact",
    "/services/custom-websites?from=home#pricing",
    "#featured-work",
    "https://example.com",
    "https://example.com/a/b?c=d#e",
    "HTTPS://EXAMPLE.COM",
    "mailto:hello@agency.example",
    "mailto:hello@agency.example?subject=Hello",
    "tel:+12895550108",
    "tel:289-555-0108",
  ])("%s is accepted", (href) => {
    expect(findHrefFault(href)).toBeUndefined();
  });
});

describe("a link that could run script, leave the site unseen or lead nowhere", () => {
  it.each([
    "",
    "#",
    "contact",
    "www.example.com",
    "javascript:alert(1)",
    "JaVaScRiPt:alert(1)",
    " javascript:alert(1)",
    "java\tscript:alert(1)",
    "\u0000javascript:alert(1)",
    "\u200bjavascript:alert(1)",
    "data:text/html,<script>alert(1)</script>",
    "vbscript:msgbox(1)",
    "blob:https://example.com/1",
    "file:///etc/passwd",
    "ftp://example.com",
    "http://example.com",
    "//evil.example",
    "/\\evil.example",
    "/\t/evil.example",
    "https:",
    "https://",
    "https:///evil.example",
    "https:evil.example",
    "https://agency.example@evil.example",
    "https://exa mple.com",
    "mailto:",
    "mailto:nobody",
    "tel:",
    "tel:call-me",
  ])("%j is refused with a sentence", (href) => {
    expect(findHrefFault(href)).toMatch(/\.$/);
  });

  it("is told to use https when only the s is missing", () => {
    expect(findHrefFault("http://example.com")).toContain("https://");
  });
});
