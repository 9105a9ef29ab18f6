import { CaseIcon } from "@sanity/icons/Case";
import { defineType } from "sanity";
import { references, requiredLine } from "schemas/objects/fields.ts";

export const chapterCaseList = defineType({
  name: "chapterCaseList",
  title: "Case studies",
  type: "object",
  icon: CaseIcon,
  fields: [
    requiredLine(
      { name: "heading", title: "Heading", max: 80 },
      "What they show: “Done for shops like yours”.",
    ),
    references(
      "caseStudy",
      { name: "caseStudies", title: "Case studies" },
      "In your order. Those that are not published are left out.",
      [6, "More than six are a long way to scroll: link to all work instead."],
    ),
  ],
  preview: { select: { title: "heading" }, prepare: ({ title }) => ({ title, subtitle: "Case studies" }) },
});
