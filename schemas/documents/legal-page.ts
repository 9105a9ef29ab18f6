import { BookIcon } from "@sanity/icons/Book";
import { defineArrayMember, defineField, defineType } from "sanity";
import { groupedSchedulingFields, schedulingGroup } from "../objects/scheduling.ts";
import { requireSlug } from "../objects/slug-rule.ts";

export const legalPage = defineType({
  name: "legalPage",
  title: "Legal page",
  type: "document",
  icon: BookIcon,
  description: "Terms of service and privacy policy. Have changes checked by a lawyer.",
  groups: [
    { name: "text", title: "Text", default: true },
    { name: "versions", title: "Versions" },
    schedulingGroup,
  ],
  fields: [
    defineField({
      name: "title",
      title: "Title",
      type: "string",
      group: "text",
      description: "“Privacy policy”.",
      validation: (rule) => rule.required().max(80),
    }),
    defineField({
      name: "slug",
      title: "Web address",
      type: "slug",
      group: "text",
      description: "The footer and the forms link to it, so it stays as it is.",
      readOnly: true,
      options: { source: "title", maxLength: 96 },
      validation: requireSlug,
    }),
    defineField({
      name: "summary",
      title: "In plain words",
      type: "text",
      rows: 4,
      group: "text",
      description: "What the page says in a few friendly sentences, shown above the full text.",
      validation: (rule) => rule.required().max(800),
    }),
    defineField({
      name: "body",
      title: "Full text",
      type: "richText",
      group: "text",
      description: "Use Heading for each section: the list of contents is made from them.",
      validation: (rule) => rule.required(),
    }),
    defineField({
      name: "version",
      title: "Version",
      type: "string",
      group: "versions",
      description: "Raise it when the meaning changes; people's agreement is recorded with this number.",
      initialValue: "1.0",
      validation: (rule) => rule.required().max(20),
    }),
    defineField({
      name: "effectiveDate",
      title: "Counts from",
      type: "date",
      group: "versions",
      description: "The day from which this version counts.",
      initialValue: () => new Date().toISOString().slice(0, 10),
      validation: (rule) => rule.required(),
    }),
    defineField({
      name: "changeLog",
      title: "What changed",
      type: "array",
      group: "versions",
      of: [defineArrayMember({ type: "changeLogEntry" })],
      description: "One entry for each version, the newest first. Shown at the foot of the page.",
    }),
    ...groupedSchedulingFields,
  ],
  orderings: [{ title: "Title", name: "title", by: [{ field: "title", direction: "asc" }] }],
  preview: {
    select: { title: "title", version: "version", effectiveDate: "effectiveDate" },
    prepare: ({ title, version, effectiveDate }) => ({
      title,
      subtitle: `Version ${version ?? "?"}, from ${effectiveDate ?? "no date yet"}`,
    }),
  },
});
