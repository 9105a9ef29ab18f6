import { RestoreIcon } from "@sanity/icons/Restore";
import { defineField, defineType } from "sanity";
import { requiredLine, requiredText } from "./fields.ts";

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
