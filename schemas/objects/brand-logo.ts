import { ImageIcon } from "@sanity/icons/Image";
import { defineField, defineType } from "sanity";
import { requireUpload } from "./require-upload.ts";

export const brandLogo = defineType({
  name: "brandLogo",
  title: "Logo",
  type: "object",
  icon: ImageIcon,
  fields: [
    defineField({
      name: "name",
      title: "Name",
      type: "string",
      description: "What you call this version: “Full logo”, “Mark”, “One colour”, “Reversed”.",
      validation: (rule) => rule.required().max(40),
    }),
    defineField({
      name: "background",
      title: "Made for",
      type: "string",
      description: "The background this version is shown on.",
      options: {
        list: [
          { title: "Light backgrounds", value: "light" },
          { title: "Dark backgrounds", value: "dark" },
        ],
        layout: "radio",
        direction: "horizontal",
      },
      initialValue: "light",
      validation: (rule) => rule.required(),
    }),
    defineField({
      name: "svg",
      title: "SVG file",
      type: "file",
      description: "For print and for any size; offered as a download.",
      options: { accept: "image/svg+xml" },
      validation: (rule) => rule.custom(requireUpload),
    }),
    defineField({
      name: "png",
      title: "PNG picture",
      type: "picture",
      description: "For documents and email; also the one shown on the brand page.",
      validation: (rule) => rule.custom(requireUpload),
    }),
  ],
  preview: {
    select: { title: "name", background: "background", imageUrl: "png.asset.url" },
    prepare: ({ title, background, imageUrl }) => ({
      title,
      subtitle: background === "dark" ? "For dark backgrounds" : "For light backgrounds",
      imageUrl,
    }),
  },
});
