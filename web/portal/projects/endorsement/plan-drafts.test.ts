import { expect, test } from "vitest";
import { planDrafts } from "./plan-drafts.ts";

const project = {
  id: "42",
  name: "Refonte de l’été",
  service: "Custom web development",
  clientName: "Alder & Oak",
  live_url: "https://alder.example",
  archived_at: "2026-03-01T12:00:00Z",
};
const words = { quote: "They listen.", said_by: "Priya Nair", said_by_role: "Founder" };

test("consent and words make a case study and a testimonial", () => {
  expect(
    planDrafts({
      project,
      endorsement: { may_show: true, may_quote: true, ...words },
      servicePageId: "servicePage-web",
    }),
  ).toEqual([
    {
      _id: "caseStudy-42",
      _type: "caseStudy",
      title: "Refonte de l’été",
      client: "Alder & Oak",
      slug: { _type: "slug", current: "alder-oak-refonte-de-l-ete" },
      methodology: ["Custom web development"],
      year: 2026,
      liveUrl: "https://alder.example",
      services: [{ _type: "reference", _key: "service", _ref: "servicePage-web" }],
      chapters: [
        {
          _type: "chapterQuote",
          _key: "quote",
          testimonial: {
            _type: "reference",
            _ref: "testimonial-42",
            _weak: true,
            _strengthenOnPublish: { type: "testimonial" },
          },
        },
      ],
    },
    {
      _id: "testimonial-42",
      _type: "testimonial",
      quote: "They listen.",
      who: "Priya Nair",
      role: "Founder",
      company: "Alder & Oak",
    },
  ]);
});

test("what the portal does not know, or the Studio would refuse, is left out", () => {
  const unknown = {
    ...project,
    service: "x".repeat(41),
    live_url: "http://alder.example",
    archived_at: null,
  };
  const [caseStudy] = planDrafts({
    project: unknown,
    endorsement: { may_show: true, may_quote: false, ...words },
  });
  expect(Object.keys(caseStudy ?? {})).toEqual(["_id", "_type", "title", "client", "slug"]);
});

test("nothing is made of what the client did not allow", () => {
  const types = (may_show: boolean, may_quote: boolean) =>
    planDrafts({ project, endorsement: { may_show, may_quote, ...words } }).map(({ _type }) => _type);
  expect(types(true, false)).toEqual(["caseStudy"]);
  expect(types(false, true)).toEqual(["testimonial"]);
  expect(types(false, false)).toEqual([]);
});
