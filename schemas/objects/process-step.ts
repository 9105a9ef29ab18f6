import { OlistIcon } from "@sanity/icons/Olist";
import { defineField, defineType } from "sanity";

export const processStep = defineType({
  name: "processStep",
  title: "Step",
  type: "object",
  icon: OlistIcon,
  fields: [
    defineField({
      name: "title",
      title: "Title",
      type: "string",
      description: "What happens in this step: “Plan”, “Build”, “Launch”.",
      validation: (rule) => rule.required().max(80),
    }),
    defineField({
      name: "duration",
      title: "How long it takes",
      type: "string",
      description: "As you would say it: “1 to 2 weeks”.",
      validation: (rule) => rule.required().max(40),
    }),
    defineField({
      name: "text",
      title: "Explanation",
      type: "text",
      rows: 3,
      description: "What you do, and what the client needs to do.",
      validation: (rule) => rule.required().max(400),
    }),
  ],
  preview: { select: { title: "title", subtitle: "duration" } },
});
