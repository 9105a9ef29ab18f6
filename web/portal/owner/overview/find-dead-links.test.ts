import { expect, test } from "vitest";
import { findDeadLinks } from "./find-dead-links.ts";

const page = { _id: "page-a", _type: "page", title: "Prices", slug: { current: "prices" } };
const moved = { _id: "redirect-a", _type: "redirect", source: "/old-prices", destination: "/prices" };

/** Where a link may stand in a document. */
const wraps: [place: string, wrap: (link: object) => object][] = [
  ["a button", (link) => ({ callToAction: link })],
  ["a list of buttons", (link) => ({ callsToAction: [{ _key: "a" }, link] })],
  ["a text", (link) => ({ body: [{ _type: "block", markDefs: [{ _type: "link", ...link }] }] })],
  ["a chapter's card", (link) => ({ chapters: [{ cards: [{ link }] }] })],
];

const dead = ["/nothing", "/work/none", "/services/none?from=a#b", "/privacy-policy", "/none/", "/journal"];
const alive = [
  "/",
  "/contact",
  "/prices",
  "/prices/#what",
  "/old-prices",
  "#place",
  "https://example.com/none",
  "mailto:a@b.c",
];

test.each(wraps)("a link in %s is named when nothing is published where it leads", (_, wrap) => {
  for (const href of dead) {
    const document = { _id: "one", _type: "homePage", ...wrap({ href }) };
    expect(findDeadLinks([document, page, moved]), href).toEqual([
      { id: "one", type: "homePage", title: "", targets: [href] },
    ]);
  }
  for (const href of alive)
    expect(findDeadLinks([{ _id: "one", _type: "homePage", ...wrap({ href }) }, page, moved]), href).toEqual(
      [],
    );

  const chosen = (_ref: string) =>
    findDeadLinks([{ _id: "one", _type: "homePage", ...wrap({ page: { _ref, _weak: true } }) }, page]);
  expect(chosen("page-a")).toEqual([]);
  expect(chosen("page-gone")).toMatchObject([{ id: "one", targets: ["page-gone"] }]);
});

test("an entry of a menu whose page is taken off is named, one that holds on to its page is not", () => {
  const menu = (page: object) => ({ _id: "siteSettings", _type: "siteSettings", headerLinks: [{ page }] });
  const [found] = findDeadLinks([menu({ _ref: "page-gone", _weak: true })]);
  expect(found?.targets).toEqual(["page-gone"]);
  expect(findDeadLinks([menu({ _ref: "page-a", _weak: true }), page])).toEqual([]);
  expect(findDeadLinks([menu({ _ref: "page-gone" })])).toEqual([]);
});

test("a redirect that leads to nothing is named, and words that look like a path are not", () => {
  const astray = { ...moved, destination: "/nothing" };
  expect(findDeadLinks([astray])).toMatchObject([{ targets: ["/nothing"] }]);
  const menu = { _id: "siteSettings", _type: "siteSettings", headerLinks: [{ url: "/nothing" }] };
  expect(findDeadLinks([menu])).toMatchObject([{ targets: ["/nothing"] }]);
  const heading = { _id: "one", _type: "page", heading: "/nothing" };
  expect(findDeadLinks([heading])).toEqual([]);
});
