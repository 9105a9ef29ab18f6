import { CreditCardIcon } from "@sanity/icons/CreditCard";
import { defineField, defineType } from "sanity";
import { listOf, requiredLine } from "schemas/objects/fields.ts";

export const chapterPrices = defineType({
  name: "chapterPrices",
  title: "Prices",
  type: "object",
  icon: CreditCardIcon,
  fields: [
    requiredLine({ name: "heading", title: "Heading", max: 80 }, "What is for sale here."),
    listOf(
      "price",
      { name: "prices", title: "Prices" },
      "The one that most people choose comes first and stands large.",
      (rule) => rule.required().min(1).max(12).error("Give one to twelve prices."),
    ),
    defineField({
      name: "note",
      title: "Line below the prices",
      type: "string",
      description: "What holds for all of them: “Plus sales tax”. Optional.",
      validation: (rule) => rule.max(160),
    }),
    defineField({
      name: "body",
      title: "Text beside them",
      type: "richText",
      description: "What is in a price, and what is not. Optional.",
    }),
  ],
  preview: { select: { title: "heading" }, prepare: ({ title }) => ({ title, subtitle: "Prices" }) },
});
