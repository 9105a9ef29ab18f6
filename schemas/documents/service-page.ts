import { WrenchIcon } from "@sanity/icons/Wrench";
import { defineArrayMember, defineField, defineType } from "sanity";
import { listOf, required, requiredLine, requiredText, slugField, warnAbove } from "../objects/fields.ts";
import { oneClient } from "../objects/one-client.ts";
import { groupedSchedulingFields, schedulingGroup } from "../objects/scheduling.ts";
import { warnSmall } from "../objects/upload-rules.ts";

export const servicePage = defineType({
  name: "servicePage",
  title: "Service page",
  type: "document",
  icon: WrenchIcon,
  description: "A page of its own for a service you offer.",
  groups: [
    { name: "offer", title: "Offer", default: true },
    { name: "process", title: "Process and price" },
    { name: "proof", title: "Proof and questions" },
    { name: "finding", title: "Being found" },
    schedulingGroup,
  ],
  fields: [
    requiredLine(
      { name: "title", title: "Title", group: "offer", max: 90 },
      "The large heading: the service and the region, as people would search for it.",
    ),
    requiredLine(
      { name: "shortTitle", title: "Short title", group: "offer", max: 30 },
      "Used in the menu and the footer.",
    ),
    slugField(
      { name: "slug", title: "Web address", group: "offer", source: "title" },
      "The page's address is /services/ and this. When you change it later, the old address leads to the new one.",
    ),
    requiredLine(
      { name: "menuSubtitle", title: "Line in the menu", group: "offer", max: 80 },
      "One short line under the name in the Services menu.",
    ),
    requiredText(
      { name: "outcome", title: "What it brings", group: "offer", rows: 2, max: 240 },
      "The line under the heading: what is better for the client afterwards.",
    ),
    defineField({
      name: "drawing",
      title: "Drawing",
      type: "string",
      group: "offer",
      description: "The line drawing beside the heading. It takes the site’s colours.",
      options: {
        list: [
          { title: "Work that runs by itself", value: "flow" },
          { title: "A website on a screen and a phone", value: "site" },
          { title: "A list that is put in order", value: "list" },
          { title: "Blocks that make a page", value: "blocks" },
        ],
        layout: "radio",
      },
    }),
    defineField({
      name: "picture",
      title: "Picture",
      type: "picture",
      group: "offer",
      description: "Shown instead of the drawing. 1200 × 1000 pixels or larger. Optional.",
      validation: (rule) => rule.custom(warnSmall(1000)).warning(),
    }),
    defineField({
      name: "audience",
      title: "Who it is for",
      type: "array",
      group: "offer",
      of: [defineArrayMember({ type: "string", validation: (rule) => rule.required().max(160) })],
      description: "One line for each kind of client.",
      validation: (rule) => rule.required().min(1),
    }),
    listOf(
      "deliverable",
      { name: "deliverables", title: "What they get", group: "offer" },
      "Everything included, the most valuable first.",
      (rule) => rule.required().min(1),
    ),
    listOf(
      "link",
      { name: "callsToAction", title: "Buttons", group: "offer" },
      "The first is the strong one. Two are enough.",
      (rule) => [
        rule.required().min(1),
        rule.custom(warnAbove(2, "More than two buttons make it hard to choose.")).warning(),
      ],
    ),
    listOf(
      "processStep",
      { name: "process", title: "How it goes", group: "process" },
      "The steps from first call to handover, each with its duration.",
      (rule) => rule.required().min(1).max(8).error("One to eight steps: more do not fit in one line."),
    ),
    defineField({
      name: "duration",
      title: "How long it takes in all",
      type: "string",
      group: "process",
      description: "As you would say it: “8 to 10 weeks”. Shown in the first screen. Optional.",
      validation: (rule) => rule.max(30),
    }),
    listOf(
      "price",
      { name: "prices", title: "Prices", group: "process" },
      "What stands on the price card, the main offer first: it is shown in the first screen too. Four at most.",
      (rule) => rule.max(4).error("Four prices are enough for one card."),
    ),
    defineField({
      name: "priceNote",
      title: "Under the prices",
      type: "string",
      group: "process",
      description: "What holds for all of them: “Plus tax. Fixed before I start.” Optional.",
      validation: (rule) => rule.max(120),
    }),
    required(
      { name: "pricing", title: "How it is priced", type: "richText", group: "process" },
      "Beside the price card, in plain words: when the price is fixed, when it is paid, what is not in it.",
    ),
    defineField({
      name: "caseStudy",
      title: "Case study to show",
      type: "reference",
      group: "proof",
      to: [{ type: "caseStudy" }],
      description: "A project that proves it, with its first picture and its numbers. Optional.",
    }),
    defineField({
      name: "proof",
      title: "What the project shows",
      type: "text",
      rows: 4,
      group: "proof",
      description:
        "Two to four sentences about this service in that project. The whole story is told on the project’s own page.",
      validation: (rule) => rule.max(500),
    }),
    defineField({
      name: "testimonial",
      title: "Words from a client",
      type: "reference",
      group: "proof",
      to: [{ type: "testimonial" }],
      description: "A quote from the same client. Optional.",
      validation: (rule) => rule.custom(oneClient).warning(),
    }),
    listOf(
      "questionAnswer",
      { name: "questions", title: "Questions and answers", group: "proof" },
      "What clients ask before they sign. Search engines read these too.",
    ),
    defineField({
      name: "serviceArea",
      title: "Where you offer it",
      type: "array",
      group: "finding",
      of: [defineArrayMember({ type: "string", validation: (rule) => rule.required().max(60) })],
      options: { layout: "tags" },
      description: "Towns or regions. Press Enter after each one.",
      validation: (rule) => rule.required().min(1).unique(),
    }),
    defineField({
      name: "seo",
      title: "Search and sharing",
      type: "seo",
      group: "finding",
      description: "How this page looks in search results and when it is shared.",
      options: { collapsible: false },
    }),
    ...groupedSchedulingFields,
  ],
  orderings: [{ title: "Title", name: "title", by: [{ field: "title", direction: "asc" }] }],
  preview: {
    select: { title: "shortTitle", slug: "slug.current" },
    prepare: ({ title, slug }) => ({ title, subtitle: slug && `/services/${slug}` }),
  },
});
