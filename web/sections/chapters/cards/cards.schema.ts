import { ThLargeIcon } from "@sanity/icons/ThLarge";
import { defineArrayMember, defineField, defineType } from "sanity";
import { requiredLine, requiredText } from "schemas/objects/fields.ts";
import { intro } from "schemas/objects/section-fields.ts";

export const chapterCards = defineType({
  name: "chapterCards",
  title: "Cards",
  type: "object",
  icon: ThLargeIcon,
  fields: [
    requiredLine({ name: "heading", title: "Heading", max: 80 }, "What the cards have in common."),
    intro,
    defineField({
      name: "cards",
      title: "Cards",
      type: "array",
      of: [
        defineArrayMember({
          name: "card",
          title: "Card",
          type: "object",
          fields: [
            requiredLine({ name: "title", title: "Title", max: 80 }, "One thing, in a few words."),
            requiredText({ name: "text", title: "Text", rows: 3, max: 400 }, "One to three sentences."),
            defineField({
              name: "picture",
              title: "Picture",
              type: "picture",
              description: "Above the title. Landscape, 800 pixels wide or larger. Optional.",
            }),
            defineField({
              name: "link",
              title: "Link",
              type: "link",
              description: "Where the card leads. Optional.",
              options: { collapsible: true, collapsed: true },
            }),
          ],
          preview: { select: { title: "title", subtitle: "text", media: "picture" } },
        }),
      ],
      description: "Two to six stand best. Drag to change the order.",
      validation: (rule) => rule.required().min(1).max(12).error("Give one to twelve cards."),
    }),
  ],
  preview: { select: { title: "heading" }, prepare: ({ title }) => ({ title, subtitle: "Cards" }) },
});
