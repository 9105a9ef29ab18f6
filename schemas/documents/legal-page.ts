import { BookIcon } from "@sanity/icons/Book";
import { RestoreIcon } from "@sanity/icons/Restore";
import { defineField, defineType } from "sanity";
import { listOf, required, requiredLine, requiredText, slugField } from "../objects/fields.ts";
import { groupedSchedulingFields, schedulingGroup } from "../objects/scheduling.ts";

export const legalPage = defineType({
  name: "legalPage",
  title: "Legal page",
  type: "document",
  icon: BookIcon,
  description:
    "Terms of service, privacy policy and, where a country asks for one, imprint. Have changes checked by a lawyer.",
  groups: [
    { name: "text", title: "Text", default: true },
    { name: "versions", title: "Versions" },
    schedulingGroup,
  ],
  fields: [
    requiredLine({ name: "title", title: "Title", group: "text", max: 80 }, "“Privacy policy”."),
    slugField(
      { name: "slug", title: "Web address", group: "text", readOnly: true, source: "title" },
      "The footer and the forms link to it, so it stays as it is.",
    ),
    requiredText(
      { name: "summary", title: "In plain words", group: "text", rows: 4, max: 800 },
      "What the page says in a few friendly sentences, shown above the full text.",
    ),
    required(
      { name: "body", title: "Full text", type: "richText", group: "text" },
      "Use Heading for each section: the list of contents is made from them.",
    ),
    requiredLine(
      { name: "version", title: "Version", group: "versions", initialValue: "1.0", max: 20 },
      "Raise it when the meaning changes; people's agreement is recorded with this number.",
    ),
    defineField({
      name: "effectiveDate",
      title: "Counts from",
      type: "date",
      group: "versions",
      description: "The day from which this version counts.",
      initialValue: () => new Date().toISOString().slice(0, 10),
      validation: (rule) => rule.required(),
    }),
    listOf(
      "changeLogEntry",
      { name: "changeLog", title: "What changed", group: "versions" },
      "One entry for each version, the newest first. Shown at the foot of the page.",
    ),
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

export const changeLogEntry = defineType({
  name: "changeLogEntry",
  title: "Change",
  type: "object",
  icon: RestoreIcon,
  fields: [
    requiredLine(
      { name: "version", title: "Version", max: 20 },
      "The version number this change led to, like 1.1.",
    ),
    defineField({
      name: "date",
      title: "Date",
      type: "date",
      description: "The day from which that version counted.",
      validation: (rule) => rule.required(),
    }),
    requiredText(
      { name: "text", title: "What changed", rows: 2, max: 400 },
      "One sentence that a client understands.",
    ),
  ],
  preview: {
    select: { version: "version", date: "date", text: "text" },
    prepare: ({ version, date, text }) => ({
      title: `${version ?? "?"} · ${date ?? "no date"}`,
      subtitle: text,
    }),
  },
});
