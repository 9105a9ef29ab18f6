import { ImageIcon } from "@sanity/icons/Image";
import { defineType } from "sanity";
import { caption, largePicture } from "schemas/objects/picture-fields.ts";

export const chapterPicture = defineType({
  name: "chapterPicture",
  title: "Picture",
  type: "object",
  icon: ImageIcon,
  fields: [
    largePicture(
      "picture",
      "Picture",
      "Shown over the whole width. 1600 pixels wide looks sharp everywhere.",
    ),
    caption("One line under the picture: what to look at. Optional."),
  ],
  preview: {
    select: { caption: "caption", alt: "picture.alt", media: "picture" },
    prepare: ({ caption, alt, media }) => ({ title: caption || alt, subtitle: "Picture", media }),
  },
});
