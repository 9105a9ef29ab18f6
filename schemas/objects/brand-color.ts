import { ColorWheelIcon } from "@sanity/icons/ColorWheel";
import { defineField, defineType } from "sanity";

export const brandColor = defineType({
  name: "brandColor",
  title: "Colour",
  type: "object",
  icon: ColorWheelIcon,
  fields: [
    defineField({
      name: "name",
      title: "Name",
      type: "string",
      description: "What you call it: “Felt green”.",
      validation: (rule) => rule.required().max(40),
    }),
    defineField({
      name: "hex",
      title: "Colour code",
      type: "hexColour",
      description:
        "# and six digits or letters a to f, for example #0b6b4f. The page works out the other notations.",
    }),
    defineField({
      name: "usage",
      title: "What it is for",
      type: "string",
      description: "Where to use it, and where not: “Buttons and links. Never for long text.”",
      validation: (rule) => rule.required().max(160),
    }),
  ],
  preview: { select: { title: "name", subtitle: "hex" } },
});
