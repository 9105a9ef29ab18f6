import { expect, it } from "vitest";
import { describeLocations } from "./describe-locations.ts";

const nothing = {
  document: null,
  isPublished: false,
  isOnHome: false,
  sections: null,
  isInDraft: false,
  others: [],
};

it("a new service page is told the folder of its page", () => {
  expect(describeLocations({ id: "s", type: "servicePage" }, nothing)).toEqual({
    message: "Not published yet. Its own page will be /services/…",
  });
});

it("a draft is told its page, and leads to the preview of it", () => {
  const document = { _id: "drafts.s", _type: "servicePage", slug: { current: "websites" } };
  expect(describeLocations({ id: "s", type: "servicePage" }, { ...nothing, document })).toEqual({
    message: "Not published yet. Its own page will be /services/websites",
    locations: [{ title: "/services/websites", href: "/services/websites" }],
  });
});

it("a published page is told where it is", () => {
  const document = { _id: "s", _type: "servicePage", slug: { current: "websites" } };
  const found = { ...nothing, document, isPublished: true };
  expect(describeLocations({ id: "s", type: "servicePage" }, found)).toEqual({
    locations: [{ title: "/services/websites", href: "/services/websites" }],
  });
});

it("a card that the home page does not show is told so", () => {
  expect(describeLocations({ id: "c", type: "serviceCard" }, nothing)).toEqual({
    message: "No page shows this by itself.",
    tone: "caution",
  });
});

it("the settings are used on every page", () => {
  const found = { ...nothing, isPublished: true };
  expect(describeLocations({ id: "siteSettings", type: "siteSettings" }, found)).toEqual({
    message: "Used on every page",
    locations: [{ title: "Home page", href: "/" }],
  });
});
