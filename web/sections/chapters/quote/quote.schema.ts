import { BlockquoteIcon } from "@sanity/icons/Blockquote";
import { defineField, defineType } from "sanity";

export const chapterQuote = defineType({
  name: "chapterQuote",
  title: "Quote",
  type: "object",
  icon: BlockquoteIcon,
  fields: [
    defineField({
      name: "testimonial",
      title: "Words from a client",
      type: "reference",
      to: [{ type: "testimonial" }],
      description:
        "Choose one, or add a new one here. What the home page shows of it leads to its case study.",
      validation: (rule) => rule.required(),
    }),
  ],
  preview: {
    select: { who: "testimonial.who", quote: "testimonial.quote" },
    prepare: ({ who, quote }) => ({ title: who || "Nobody chosen yet", subtitle: quote }),
  },
});
