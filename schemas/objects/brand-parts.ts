import { ColorWheelIcon } from "@sanity/icons/ColorWheel";
import { ImageIcon } from "@sanity/icons/Image";
import { TextIcon } from "@sanity/icons/Text";
import { defineField, defineType } from "sanity";
import { requiredLine } from "./fields.ts";
import { requireUpload } from "./upload-rules.ts";

export const brandLogo = defineType({
  name: "brandLogo",
  title: "Logo",
  type: "object",
  icon: ImageIcon,
  fields: [
    requiredLine(
      { name: "name", title: "Name", max: 40 },
      "What you call this version: “Full logo”, “Mark”, “One colour”, “Reversed”.",
    ),
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

export const brandColor = defineType({
  name: "brandColor",
  title: "Colour",
  type: "object",
  icon: ColorWheelIcon,
  fields: [
    requiredLine({ name: "name", title: "Name", max: 40 }, "What you call it: “Deep blue”."),
    defineField({
      name: "hex",
      title: "Colour code",
      type: "hexColour",
      description:
        "# and six digits or letters a to f, for example #1f5fbf. The page works out the other notations.",
    }),
    requiredLine(
      { name: "usage", title: "What it is for", max: 160 },
      "Where to use it, and where not: “Buttons and links. Never for long text.”",
    ),
  ],
  preview: { select: { title: "name", subtitle: "hex" } },
});

export const typeface = defineType({
  name: "typeface",
  title: "Typeface",
  type: "object",
  icon: TextIcon,
  fields: [
    requiredLine({ name: "name", title: "Name", max: 60 }, "The typeface's name, like “Inter”."),
    requiredLine(
      { name: "role", title: "What it is for", max: 80 },
      "“Headings”, “Running text”, “Numbers”.",
    ),
    requiredLine({ name: "sample", title: "Sample text", max: 120 }, "A sentence to show it with."),
  ],
  preview: { select: { title: "name", subtitle: "role" } },
});

/** A colour written as # and six digits. The Studio gives it a swatch to pick from. */
export const hexColour = defineType({
  name: "hexColour",
  title: "Colour",
  type: "string",
  icon: ColorWheelIcon,
  // One rule, because two would each say the sentence.
  validation: (rule) =>
    rule.custom(
      (colour) =>
        /^#[0-9a-f]{6}$/i.test(colour ?? "") ||
        "Write the colour as # and six digits or letters a to f, for example #1f5fbf.",
    ),
});
