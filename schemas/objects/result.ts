import { ChartUpwardIcon } from "@sanity/icons/ChartUpward";
import { defineField, defineType } from "sanity";
import { requiredLine } from "./fields.ts";

export const result = defineType({
  name: "result",
  title: "Number",
  type: "object",
  icon: ChartUpwardIcon,
  fields: [
    requiredLine(
      { name: "label", title: "What was counted", max: 80 },
      "In the client's own terms: “From request to quote”.",
    ),
    defineField({
      name: "before",
      title: "Before",
      type: "string",
      description: "With its unit, short: “3 days”. Optional; leave it empty where nothing was there before.",
      validation: (rule) => rule.max(20),
    }),
    requiredLine(
      { name: "after", title: "After", max: 20 },
      "With its unit, short: “25 min”. This is the large number on the page.",
    ),
    requiredLine(
      { name: "source", title: "Who counted, and when", max: 160 },
      "So that a reader can believe it: “Median of all quotes, May 2024 and May 2025”.",
    ),
    defineField({
      name: "isHeadline",
      title: "The one number to show everywhere",
      type: "boolean",
      description:
        "Shown with this case study on the home page, among all work and on service pages. Of one case study, one.",
    }),
  ],
  preview: {
    select: { label: "label", before: "before", after: "after", isHeadline: "isHeadline" },
    prepare: ({ label, before, after, isHeadline }) => ({
      title: [before, after].filter(Boolean).join(" → "),
      subtitle: isHeadline ? `${label} (shown everywhere)` : label,
    }),
  },
});

type Result = { isHeadline?: boolean };

/** Where several are marked, the first would be shown and the others left out without a word. */
export function allowOneHeadline(results: unknown[] | undefined): true | string {
  const marked = (results ?? []).filter(
    (item): item is Result =>
      typeof item === "object" && item !== null && "isHeadline" in item && item.isHeadline === true,
  );
  return marked.length < 2 || "Mark one number as the one to show everywhere, not several.";
}
