import { ImageIcon } from "@sanity/icons/Image";
import { defineField, defineType } from "sanity";
import { isUploaded } from "./upload-rules.ts";

export const picture = defineType({
  name: "picture",
  title: "Picture",
  type: "image",
  icon: ImageIcon,
  description:
    "Drop a file here or choose one you have already uploaded. Press the crop button to set what must stay visible.",
  options: { hotspot: true },
  fields: [
    defineField({
      name: "alt",
      title: "What the picture shows",
      type: "string",
      hidden: ({ parent }) => !isUploaded(parent),
      description:
        "One short sentence for people who cannot see the picture, and for search engines. Do not start with “picture of”.",
      validation: (rule) => [
        rule.max(200).error("Keep it under 200 characters."),
        rule
          .custom(
            (alt, { parent }) =>
              !isUploaded(parent) ||
              Boolean(alt?.trim()) ||
              "Describe the picture, so that everyone can follow the page.",
          )
          .warning(),
      ],
    }),
  ],
});
