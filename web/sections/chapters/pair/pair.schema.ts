import { TransferIcon } from "@sanity/icons/Transfer";
import { defineType } from "sanity";
import { caption, largePicture } from "schemas/objects/picture-fields.ts";

export const chapterPair = defineType({
  name: "chapterPair",
  title: "Before and after",
  type: "object",
  icon: TransferIcon,
  fields: [
    largePicture(
      "before",
      "Before",
      "How it looked when you came. Both pictures in the same shape stand best.",
    ),
    largePicture("after", "After", "The same thing as it is now."),
    caption("One line under both: what has changed. Optional."),
  ],
  preview: {
    select: { caption: "caption", media: "after" },
    prepare: ({ caption, media }) => ({
      title: caption || "Two pictures",
      subtitle: "Before and after",
      media,
    }),
  },
});
