import { defineField } from "sanity";
import { foldable } from "./section-heading.ts";

export const heroSection = defineField({
  name: "hero",
  title: "1. First screen",
  type: "object",
  group: "welcome",
  description: "The first thing a visitor reads. Your portrait beside it comes from Site settings.",
  options: foldable,
  validation: (rule) => rule.required(),
  fields: [
    defineField({
      name: "headlineFirst",
      title: "Headline, first line",
      type: "string",
      description: "What you make: “Websites & Workflows”.",
      validation: (rule) => rule.required().max(60),
    }),
    defineField({
      name: "headlineSecond",
      title: "Headline, second line",
      type: "string",
      description: "Why it is worth it: “Built to pay for themselves”.",
      validation: (rule) => rule.required().max(60),
    }),
    defineField({
      name: "callToAction",
      title: "Button",
      type: "link",
      description: "The strongest button of the whole site.",
      validation: (rule) => rule.required(),
    }),
  ],
});
