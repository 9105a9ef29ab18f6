import { BulbOutlineIcon } from "@sanity/icons/BulbOutline";
import { defineField, defineType } from "sanity";
import { requiredLine } from "../objects/fields.ts";
import { schedulingFields, schedulingFieldset } from "../objects/scheduling.ts";

export const proverb = defineType({
  name: "proverb",
  title: "Proverb",
  type: "document",
  icon: BulbOutlineIcon,
  description: "One of the sayings that a button on the contact page picks from.",
  fieldsets: [schedulingFieldset],
  fields: [
    defineField({
      name: "text",
      title: "Saying",
      type: "text",
      rows: 3,
      description: "The saying itself, without quotation marks. Short ones read best.",
      validation: (rule) => [
        rule.required().max(280),
        rule.max(160).warning("This is long to read at a glance; under 160 characters reads better."),
      ],
    }),
    requiredLine(
      { name: "reference", title: "Where it comes from", max: 80 },
      "A chapter and verse, a person or a people: “Proverbs 16:3”, “Irish proverb”.",
    ),
    ...schedulingFields,
  ],
  orderings: [
    { title: "Saying", name: "text", by: [{ field: "text", direction: "asc" }] },
    { title: "Where it comes from", name: "reference", by: [{ field: "reference", direction: "asc" }] },
  ],
  preview: { select: { title: "text", subtitle: "reference" } },
});
