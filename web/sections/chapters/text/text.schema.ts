import { TextIcon } from "@sanity/icons/Text";
import { defineType } from "sanity";
import { required, requiredLine } from "schemas/objects/fields.ts";

export const chapterText = defineType({
  name: "chapterText",
  title: "Text",
  type: "object",
  icon: TextIcon,
  fields: [
    requiredLine({ name: "heading", title: "Heading", max: 80 }, "What this part is about, in a few words."),
    required(
      { name: "body", title: "Text", type: "richText" },
      "Two or three short paragraphs: one decision, and why you took it.",
    ),
  ],
  preview: { select: { title: "heading" }, prepare: ({ title }) => ({ title, subtitle: "Text" }) },
});
