import { CommentIcon } from "@sanity/icons/Comment";
import { defineField, defineType } from "sanity";
import { requiredLine, requiredText } from "../objects/fields.ts";
import { schedulingFields, schedulingFieldset } from "../objects/scheduling.ts";

export const testimonial = defineType({
  name: "testimonial",
  title: "Testimonial",
  type: "document",
  icon: CommentIcon,
  description: "What a client said about working with you.",
  fieldsets: [schedulingFieldset],
  fields: [
    requiredText(
      { name: "quote", title: "What they said", rows: 6, max: 1500 },
      "Their own words, without quotation marks. A long quote gets a “Read more” button by itself.",
    ),
    requiredLine(
      { name: "who", title: "Who said it", max: 60 },
      "The person's name. Ask before you publish it.",
    ),
    defineField({
      name: "role",
      title: "Their role",
      type: "string",
      description: "“Owner”, “Marketing manager”. Optional.",
      validation: (rule) => rule.max(60),
    }),
    defineField({
      name: "company",
      title: "Company",
      type: "string",
      description: "Where they work. Optional.",
      validation: (rule) => rule.max(60),
    }),
    defineField({
      name: "caseStudy",
      title: "Case study",
      type: "reference",
      to: [{ type: "caseStudy" }],
      description: "Of the same client. Its logo and its number stand beside these words. Optional.",
    }),
    defineField({
      name: "face",
      title: "Their face",
      type: "picture",
      description: "Shown in place of the logo, cut to a circle. Ask before you publish it. Optional.",
    }),
    ...schedulingFields,
  ],
  orderings: [{ title: "Name", name: "who", by: [{ field: "who", direction: "asc" }] }],
  preview: {
    select: { who: "who", company: "company", quote: "quote" },
    prepare: ({ who, company, quote }) => ({
      title: [who, company].filter(Boolean).join(", "),
      subtitle: quote,
    }),
  },
});
