import { ChartUpwardIcon } from "@sanity/icons/ChartUpward";
import { defineType } from "sanity";
import { listOf, requiredLine } from "schemas/objects/fields.ts";

export const chapterNumbers = defineType({
  name: "chapterNumbers",
  title: "Numbers",
  type: "object",
  icon: ChartUpwardIcon,
  fields: [
    requiredLine({ name: "heading", title: "Heading", max: 80 }, "What these numbers tell: “A year later”."),
    listOf(
      "result",
      { name: "numbers", title: "Numbers" },
      "What somebody counted. Two or three stand best; in a case study further ones, beside those of the tab Numbers.",
      (rule) => rule.required().min(1).max(6).error("Give one to six numbers."),
    ),
  ],
  preview: { select: { title: "heading" }, prepare: ({ title }) => ({ title, subtitle: "Numbers" }) },
});
