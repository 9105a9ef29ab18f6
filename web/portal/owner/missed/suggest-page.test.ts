import { expect, test } from "vitest";
import { suggestPage } from "./suggest-page.ts";

const pages = [
  { path: "/", title: "An agency" },
  { path: "/services/wordpress-development", title: "WordPress development" },
  { path: "/contact", title: "Get In Touch" },
  { path: "/privacy-policy", title: "Privacy policy" },
];

test.each([
  ["/services/wordpress", "/services/wordpress-development"],
  ["/old/contact-us.html", "/contact"],
  ["/Privacy.php", "/privacy-policy"],
  ["/price-list", "/"],
  ["/???", "/"],
])("%s is likely to have become %s", (address, path) => {
  expect(suggestPage(address, pages)).toBe(path);
});
