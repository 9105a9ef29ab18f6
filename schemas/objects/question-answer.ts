import { HelpCircleIcon } from "@sanity/icons/HelpCircle";
import { defineField, defineType } from "sanity";

export const questionAnswer = defineType({
  name: "questionAnswer",
  title: "Question and answer",
  type: "object",
  icon: HelpCircleIcon,
  fields: [
    defineField({
      name: "question",
      title: "Question",
      type: "string",
      description: "In the client's own words, ending with a question mark.",
      validation: (rule) => rule.required().max(160),
    }),
    defineField({
      name: "answer",
      title: "Answer",
      type: "text",
      rows: 4,
      description: "A straight answer in two to four sentences.",
      validation: (rule) => rule.required().max(800),
    }),
  ],
  preview: { select: { title: "question", subtitle: "answer" } },
});
