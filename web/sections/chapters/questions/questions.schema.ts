import { HelpCircleIcon } from "@sanity/icons/HelpCircle";
import { defineType } from "sanity";
import { listOf, requiredLine } from "schemas/objects/fields.ts";

export const chapterQuestions = defineType({
  name: "chapterQuestions",
  title: "Questions and answers",
  type: "object",
  icon: HelpCircleIcon,
  fields: [
    requiredLine({ name: "heading", title: "Heading", max: 80 }, "What they are about: “Before you ask”."),
    listOf(
      "questionAnswer",
      { name: "questions", title: "Questions" },
      "Each opens when it is pressed. Those asked most come first.",
      (rule) => rule.required().min(1).max(30).error("Give one to thirty questions."),
    ),
  ],
  preview: {
    select: { title: "heading" },
    prepare: ({ title }) => ({ title, subtitle: "Questions and answers" }),
  },
});
