import { HelpCircleIcon } from "@sanity/icons/HelpCircle";
import { OlistIcon } from "@sanity/icons/Olist";
import { PackageIcon } from "@sanity/icons/Package";
import { defineType } from "sanity";
import { requiredLine, requiredText } from "./fields.ts";

export const deliverable = defineType({
  name: "deliverable",
  title: "What you get",
  type: "object",
  icon: PackageIcon,
  fields: [
    requiredLine({ name: "title", title: "Title", max: 80 }, "What the client receives, in a few words."),
    requiredText(
      { name: "text", title: "Explanation", rows: 3, max: 400 },
      "One or two sentences: what is in it and what it saves the client.",
    ),
  ],
  preview: { select: { title: "title", subtitle: "text" } },
});

export const processStep = defineType({
  name: "processStep",
  title: "Step",
  type: "object",
  icon: OlistIcon,
  fields: [
    requiredLine(
      { name: "title", title: "Title", max: 80 },
      "What happens in this step: “Plan”, “Build”, “Launch”.",
    ),
    requiredLine(
      { name: "duration", title: "How long it takes", max: 40 },
      "As you would say it: “1 to 2 weeks”.",
    ),
    requiredText(
      { name: "text", title: "Explanation", rows: 3, max: 400 },
      "What you do, and what the client needs to do.",
    ),
  ],
  preview: { select: { title: "title", subtitle: "duration" } },
});

export const questionAnswer = defineType({
  name: "questionAnswer",
  title: "Question and answer",
  type: "object",
  icon: HelpCircleIcon,
  fields: [
    requiredLine(
      { name: "question", title: "Question", max: 160 },
      "In the client's own words, ending with a question mark.",
    ),
    requiredText(
      { name: "answer", title: "Answer", rows: 4, max: 800 },
      "A straight answer in two to four sentences.",
    ),
  ],
  preview: { select: { title: "question", subtitle: "answer" } },
});
