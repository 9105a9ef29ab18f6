import { expect, it } from "vitest";
import { findPreviewAddress } from "./find-preview-address.ts";

const preview = (document: string, path: string) =>
  `http://localhost/presentation/${document}?preview=${encodeURIComponent(path)}`;

it.each([
  [{ _id: "homePage", _type: "homePage" }, preview("homePage/homePage", "/")],
  [{ _id: "drafts.testimonial-1", _type: "testimonial" }, preview("testimonial/testimonial-1", "/")],
  [{ _id: "workPage", _type: "workPage" }, preview("workPage/workPage", "/work")],
  [{ _id: "c", _type: "caseStudy", slug: { current: "voltway" } }, preview("caseStudy/c", "/work/voltway")],
  [{ _id: "brandKit", _type: "brandKit" }, preview("brandKit/brandKit", "/brand")],
  [
    { _id: "s", _type: "servicePage", slug: { current: "consulting" } },
    preview("servicePage/s", "/services/consulting"),
  ],
  [{ _id: "p", _type: "page", slug: { current: "prices" } }, preview("page/p", "/prices")],
  [
    { _id: "l", _type: "legalPage", slug: { current: "privacy-policy" } },
    preview("legalPage/l", "/privacy-policy"),
  ],
  [
    { _id: "d", _type: "docArticle", slug: { current: "first-steps" } },
    preview("docArticle/d", "/documentation/first-steps"),
  ],
])("the preview of %o stands beside its form", (document, address) => {
  expect(findPreviewAddress(document)).toBe(address);
});

it.each([
  { _id: "r", _type: "redirect" },
  { _id: "s", _type: "servicePage" },
  { _id: "p", _type: "page", slug: { current: "contact" } },
  { _id: "l", _type: "legalPage", slug: {} },
])("%o has no page to see yet", (document) => {
  expect(findPreviewAddress(document)).toBeUndefined();
});
