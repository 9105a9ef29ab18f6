import { RestoreIcon } from "@sanity/icons/Restore";
import { defineField, defineType } from "sanity";

export const changeLogEntry = defineType({
  name: "changeLogEntry",
  title: "Change",
  type: "object",
  icon: RestoreIcon,
  fields: [
    defineField({
      name: "version",
      title: "Version",
      type: "string",
      description: "The version number this change led to, like 1.1.",
      validation: (rule) => rule.required().max(20),
    }),
    defineField({
      name: "date",
      title: "Date",
      type: "date",
      description: "The day from which that version counted.",
      validation: (rule) => rule.required(),
    }),
    defineField({
      name: "text",
      title: "What changed",
      type: "text",
      rows: 2,
      description: "One sentence that a client understands.",
      validation: (rule) => rule.required().max(400),
    }),
  ],
  preview: {
    select: { version: "version", date: "date", text: "text" },
    prepare: ({ version, date, text }) => ({
      title: `${version ?? "?"} · ${date ?? "no date"}`,
      subtitle: text,
    }),
  },
});
