import { ImagesIcon } from "@sanity/icons/Images";
import { defineArrayMember, defineField, defineType } from "sanity";
import { requiredLine } from "schemas/objects/fields.ts";
import { requireUpload } from "schemas/objects/upload-rules.ts";

export const chapterLogos = defineType({
  name: "chapterLogos",
  title: "Logos",
  type: "object",
  icon: ImagesIcon,
  fields: [
    requiredLine({ name: "heading", title: "Heading", max: 80 }, "Whose they are: “We work with”."),
    defineField({
      name: "logos",
      title: "Logos",
      type: "array",
      of: [defineArrayMember({ type: "picture", validation: (rule) => rule.custom(requireUpload) })],
      options: { layout: "grid" },
      description: "SVGs or PNGs with a clear background. Describe each with the name of the company.",
      validation: (rule) => rule.required().min(1).max(24).error("Give one to twenty-four logos."),
    }),
  ],
  preview: {
    select: { title: "heading", media: "logos.0" },
    prepare: ({ title, media }) => ({ title, subtitle: "Logos", media }),
  },
});
