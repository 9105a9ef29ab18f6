import { ImageIcon } from "@sanity/icons/Image";
import { defineField, defineType } from "sanity";
import { requireUpload } from "./require-upload.ts";
import { warnSmall } from "./warn-small.ts";

export const portfolioTab = defineType({
  name: "portfolioTab",
  title: "Portfolio tab",
  type: "object",
  icon: ImageIcon,
  fields: [
    defineField({
      name: "label",
      title: "Words on the tab",
      type: "string",
      description: "One or two words: “Home”, “Folio”.",
      validation: (rule) => rule.required().max(30),
    }),
    defineField({
      name: "picture",
      title: "Screenshot",
      type: "picture",
      description:
        "A tall screenshot of the page; visitors scroll inside it. 1440 pixels wide looks sharp everywhere.",
      validation: (rule) => [rule.custom(requireUpload), rule.custom(warnSmall(1200)).warning()],
    }),
  ],
  preview: { select: { title: "label", media: "picture" } },
});
