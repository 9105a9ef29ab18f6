import { WrenchIcon } from "@sanity/icons/Wrench";
import { defineArrayMember, defineField, defineType } from "sanity";
import { listOf, required, requiredLine, requiredText, slugField, warnAbove } from "../objects/fields.ts";
import { groupedSchedulingFields, schedulingGroup } from "../objects/scheduling.ts";

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
      (rule) => rule.required().min(1),
    ),
    required(
      { name: "pricing", title: "What it costs", type: "richText", group: "process" },
      "How you price it, in plain words. A range is better than nothing.",
    ),
    defineField({
      name: "caseStudy",
      title: "Case study to show",
      type: "reference",
      group: "proof",
      to: [{ type: "caseStudy" }],
      description: "A project that proves it. Optional.",
    }),
    defineField({
      name: "testimonial",
      title: "Words from a client",
      type: "reference",
      group: "proof",
      to: [{ type: "testimonial" }],
      description: "A quote that fits this service. Optional.",
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
