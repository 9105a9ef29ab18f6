import { defineField } from "sanity";
import { foldable, sectionHeading } from "./section-heading.ts";

export const freeCallSection = defineField({
  name: "freeCall",
  title: "5. Free discovery call",
  type: "object",
  group: "work",
  description: "The offer of a free call.",
  options: foldable,
  fields: [
    sectionHeading,
    defineField({
      name: "text",
      title: "Text",
      type: "text",
      rows: 3,
      description: "What the visitor gets, and why now.",
      validation: (rule) => rule.required().max(400),
    }),
    defineField({
      name: "callToAction",
      title: "Button",
      type: "link",
      description: "Usually “Free Discovery Call”, going to /discovery-call.",
      validation: (rule) => rule.required(),
    }),
  ],
});
