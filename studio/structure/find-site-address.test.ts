import { expect, it } from "vitest";
import { findSiteAddress } from "./find-site-address.ts";

const site = "https://cornerpocket.example";

it.each([
  [{ _id: "homePage", _type: "homePage" }, `${site}/`],
  [{ _id: "drafts.testimonial-1", _type: "testimonial" }, `${site}/`],
  [{ _id: "brandKit", _type: "brandKit" }, `${site}/brand`],
  [{ _id: "s", _type: "servicePage", slug: { current: "consulting" } }, `${site}/services/consulting`],
  [{ _id: "l", _type: "legalPage", slug: { current: "privacy-policy" } }, `${site}/privacy-policy`],
  [{ _id: "d", _type: "docArticle", slug: { current: "first-steps" } }, `${site}/documentation/first-steps`],
])("%o is seen on %s", (document, address) => {
  expect(findSiteAddress(document, site)).toBe(address);
});

it.each([
  { _id: "r", _type: "redirect" },
  { _id: "s", _type: "servicePage" },
  { _id: "l", _type: "legalPage", slug: {} },
])("%o has no page to see yet", (document) => {
  expect(findSiteAddress(document, site)).toBeUndefined();
});
