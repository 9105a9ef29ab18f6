import { ProjectsIcon } from "@sanity/icons/Projects";
import { defineField, defineType } from "sanity";
import { listOf, requiredLine, requiredText, warnAbove } from "../objects/fields.ts";

export const workPage = defineType({
  name: "workPage",
  title: "All work",
  type: "document",
  icon: ProjectsIcon,
  description: "The words on the page that lists every case study, at /work.",
  fields: [
    requiredLine({ name: "title", title: "Title", max: 60 }, "The large heading of the page."),
    requiredText(
      { name: "intro", title: "Introduction", rows: 3, max: 300 },
      "One or two sentences under the heading. The case studies follow by themselves: those of the home page first, in its order, then the others, newest first.",
    ),
    listOf(
      "link",
      { name: "callsToAction", title: "Buttons" },
      "Shown under the last case study, and at the end of each one. Two are enough.",
      (rule) => rule.custom(warnAbove(2, "More than two buttons make it hard to choose.")).warning(),
    ),
    defineField({
      name: "closing",
      title: "Line above the buttons",
      type: "string",
      description: "What a reader may do now: “Yours could be next.” Optional.",
      validation: (rule) => rule.max(80),
    }),
    defineField({
      name: "seo",
      title: "Search and sharing",
      type: "seo",
      description: "How the list looks in search results and when it is shared.",
    }),
  ],
  preview: { prepare: () => ({ title: "All work" }) },
});
