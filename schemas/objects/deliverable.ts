import { PackageIcon } from "@sanity/icons/Package";
import { defineField, defineType } from "sanity";

export const deliverable = defineType({
  name: "deliverable",
  title: "What you get",
  type: "object",
  icon: PackageIcon,
  fields: [
    defineField({
      name: "title",
      title: "Title",
      type: "string",
      description: "What the client receives, in a few words.",
      validation: (rule) => rule.required().max(80),
    }),
    defineField({
      name: "text",
      title: "Explanation",
      type: "text",
      rows: 3,
      description: "One or two sentences: what is in it and what it saves the client.",
      validation: (rule) => rule.required().max(400),
    }),
  ],
  preview: { select: { title: "title", subtitle: "text" } },
});
