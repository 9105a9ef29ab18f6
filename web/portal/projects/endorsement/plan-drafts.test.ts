import { expect, test } from "vitest";
import { planDrafts } from "./plan-drafts.ts";

const project = {
  id: "42",
  name: "Refonte de l’été",
  service: "Custom web development",
  clientName: "Alder & Oak",
};
const words = { quote: "They listen.", said_by: "Priya Nair", said_by_role: "Founder" };

test("consent and words make a case study and a testimonial", () => {
  expect(planDrafts({ project, endorsement: { may_show: true, may_quote: true, ...words } })).toEqual([
    {
      _id: "caseStudy-42",
      _type: "caseStudy",
      title: "Refonte de l’été",
      client: "Alder & Oak",
      slug: { _type: "slug", current: "alder-oak-refonte-de-l-ete" },
      methodology: ["Custom web development"],
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

test("nothing is made of what the client did not allow", () => {
  const types = (may_show: boolean, may_quote: boolean) =>
    planDrafts({ project, endorsement: { may_show, may_quote, ...words } }).map(({ _type }) => _type);
  expect(types(true, false)).toEqual(["caseStudy"]);
  expect(types(false, true)).toEqual(["testimonial"]);
  expect(types(false, false)).toEqual([]);
});
