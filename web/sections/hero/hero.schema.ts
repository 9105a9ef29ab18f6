import { defineField } from "sanity";
import { required, requiredLine } from "schemas/objects/fields.ts";
import { section } from "schemas/objects/section-fields.ts";

export const hero = section({
  name: "hero",
  title: "First screen",
  description: "The first thing a visitor reads. Your portrait beside it comes from Site settings.",
  validation: (rule) => rule.required(),
  fields: [
    requiredLine(
      { name: "headlineFirst", title: "Headline, first line", max: 60 },
      "What you make: “Websites & Workflows”.",
    ),
    requiredLine(
      { name: "headlineSecond", title: "Headline, second line", max: 60 },
      "Why it is worth it: “Built to pay for themselves”.",
    ),
    defineField({
      name: "promise",
      title: "Promise",
      type: "text",
      rows: 2,
      description:
        "One sentence under the headline, with something in it that a client can hold you to. Without it the tagline of Site settings stands there.",
      validation: (rule) => rule.max(160),
    }),
    required(
      { name: "callToAction", title: "Button", type: "link" },
      "The strongest button of the whole site.",
    ),
  ],
});
