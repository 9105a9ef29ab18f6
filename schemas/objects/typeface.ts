import { TextIcon } from "@sanity/icons/Text";
import { defineField, defineType } from "sanity";

export const typeface = defineType({
  name: "typeface",
  title: "Typeface",
  type: "object",
  icon: TextIcon,
  fields: [
    defineField({
      name: "name",
      title: "Name",
      type: "string",
      description: "The typeface's name, like “Inter”.",
      validation: (rule) => rule.required().max(60),
    }),
    defineField({
      name: "role",
      title: "What it is for",
      type: "string",
      description: "“Headings”, “Running text”, “Numbers”.",
      validation: (rule) => rule.required().max(80),
    }),
    defineField({
      name: "sample",
      title: "Sample text",
      type: "string",
      description: "A sentence to show it with.",
      validation: (rule) => rule.required().max(120),
    }),
  ],
  preview: { select: { title: "name", subtitle: "role" } },
});
