import { ImageIcon } from "@sanity/icons/Image";
import { defineField, defineType } from "sanity";
import { requiredLine } from "./fields.ts";
import { requireUpload, warnSmall } from "./upload-rules.ts";

export const portfolioTab = defineType({
  name: "portfolioTab",
  title: "Portfolio tab",
  type: "object",
  icon: ImageIcon,
  fields: [
    requiredLine({ name: "label", title: "Words on the tab", max: 30 }, "One or two words: “Home”, “Folio”."),
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
