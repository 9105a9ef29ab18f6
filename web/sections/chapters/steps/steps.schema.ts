import { OlistIcon } from "@sanity/icons/Olist";
import { defineField, defineType } from "sanity";
import { listOf, requiredLine } from "schemas/objects/fields.ts";

export const chapterSteps = defineType({
  name: "chapterSteps",
  title: "Steps",
  type: "object",
  icon: OlistIcon,
  fields: [
    requiredLine({ name: "heading", title: "Heading", max: 80 }, "Where the steps lead: “How it goes”."),
    listOf(
      "processStep",
      { name: "steps", title: "Steps" },
      "One after the other. Three to five stand best.",
      (rule) => rule.required().min(1).max(8).error("Give one to eight steps."),
    ),
    defineField({
      name: "duration",
      title: "How long it takes in all",
      type: "string",
      description: "Beside the heading, as you would say it: “4 to 6 weeks”. Optional.",
      validation: (rule) => rule.max(40),
    }),
  ],
  preview: { select: { title: "heading" }, prepare: ({ title }) => ({ title, subtitle: "Steps" }) },
});
