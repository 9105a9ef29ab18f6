import { defineArrayMember, defineField } from "sanity";
import { foldable, sectionHeading, sectionIntro } from "./section-heading.ts";

export const showcaseSection = defineField({
  name: "showcase",
  title: "9. Concept showcase",
  type: "object",
  group: "more",
  description: "Pages of a concept site, behind tabs.",
  options: foldable,
  fields: [
    sectionHeading,
    sectionIntro,
    defineField({
      name: "pages",
      title: "Pages",
      type: "array",
      of: [defineArrayMember({ type: "reference", to: [{ type: "showcasePage" }] })],
      description: "Choose the pages and drag them into order. The first is open when a visitor arrives.",
      validation: (rule) => rule.required().min(1).unique(),
    }),
  ],
});
