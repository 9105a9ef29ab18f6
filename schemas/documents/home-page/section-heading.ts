import { defineField } from "sanity";

export const sectionHeading = defineField({
  name: "heading",
  title: "Heading",
  type: "string",
  description: "The large line above this section.",
  validation: (rule) => rule.required().max(80),
});

export const sectionIntro = defineField({
  name: "intro",
  title: "Introduction",
  type: "text",
  rows: 2,
  description: "One or two sentences under the heading. Optional.",
  validation: (rule) => rule.max(300),
});

export const foldable = { collapsible: true, collapsed: false };
