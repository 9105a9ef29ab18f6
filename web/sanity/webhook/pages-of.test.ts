import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { documentTypes, isDocumentType, pagesOf } from "./pages-of.ts";

const ownPages = ["/services/one", "/services/two", "/work/three"];

test("every document type of the Studio has its pages", async () => {
  const generated = await readFile(new URL("../../../schemas/generated/content.ts", import.meta.url), "utf8");
  const types = [...generated.matchAll(/^export type \w+ = \{\n\s+_id: string;?\n\s+_type: ["'](\w+)["']/gm)];
  const edited = types.map(([, type]) => type).sort();
  expect(edited.length).toBeGreaterThan(10);
  expect([...documentTypes].sort()).toEqual(edited);
});

test("what the header shows reaches every page", () => {
  expect(pagesOf("siteSettings", null, ownPages)).toEqual(
    expect.arrayContaining([
      "/",
      "/contact",
      "/privacy-policy",
      "/services/one",
      "/services/two",
      "/work",
      "/work/three",
      "/login",
    ]),
  );
});

test("a service that is not known yet is asked for too, once", () => {
  const pages = pagesOf("servicePage", "new", ownPages);
  expect(pages).toContain("/services/new");
  expect(pagesOf("servicePage", "one", ownPages).filter((page) => page === "/services/one")).toHaveLength(1);
});

test("a case study reaches its own page, all others, the home page and the service pages", () => {
  expect(pagesOf("caseStudy", "voltway", ownPages)).toEqual([
    "/",
    "/work",
    "/work/voltway",
    "/work/three",
    "/services/one",
    "/services/two",
  ]);
});

test("the terms of service reach the page that has them accepted, another legal page itself only", () => {
  expect(pagesOf("legalPage", "terms-of-service", ownPages)).toEqual(["/terms-of-service", "/signup"]);
  expect(pagesOf("legalPage", "privacy-policy", ownPages)).toEqual(["/privacy-policy"]);
});

test("an announcement reaches the privacy policy, which tells of its video", () => {
  expect(pagesOf("announcement", null, ownPages)).toEqual(["/", "/privacy-policy"]);
});

test("a guide reaches every page, whose header links to the documentation", () => {
  expect(pagesOf("docArticle", "approve-work", ownPages)).toEqual(pagesOf("siteSettings", null, ownPages));
});

test("the imprint reaches every page, whose footer links to it; others ask for it only where there is one", () => {
  expect(pagesOf("legalPage", "imprint", ownPages)).toEqual(
    expect.arrayContaining(["/imprint", "/", "/contact", "/services/one", "/login"]),
  );
  expect(pagesOf("siteSettings", null, ownPages)).not.toContain("/imprint");
  expect(pagesOf("siteSettings", null, [...ownPages, "/imprint"])).toContain("/imprint");
});

test.each(["sanity.imageAsset", "constructor", "", null, undefined])(
  "%s is not a type that a page shows",
  (type) => {
    expect(isDocumentType(type)).toBe(false);
  },
);
