import { ImageIcon } from "@sanity/icons/Image";
import { defineField, defineType } from "sanity";
import { required, requiredLine } from "schemas/objects/fields.ts";
import { largePicture } from "schemas/objects/picture-fields.ts";

export const chapterPictureAndText = defineType({
  name: "chapterPictureAndText",
  title: "Picture and text",
  type: "object",
  icon: ImageIcon,
  fields: [
    requiredLine({ name: "heading", title: "Heading", max: 80 }, "What this part is about, in a few words."),
    required({ name: "body", title: "Text", type: "richText" }, "Two or three short paragraphs."),
    largePicture("picture", "Picture", "Beside the text; above it on a phone. 1200 pixels wide or larger."),
    defineField({
      name: "side",
      title: "Where the picture stands",
      type: "string",
      description:
        "Where there is room beside the text. Two of these in a row stand best on different sides.",
      options: {
        list: [
          { title: "On the left", value: "left" },
          { title: "On the right", value: "right" },
        ],
        layout: "radio",
        direction: "horizontal",
      },
      initialValue: "left",
    }),
  ],
  preview: {
    select: { title: "heading", media: "picture" },
    prepare: ({ title, media }) => ({ title, subtitle: "Picture and text", media }),
  },
});
