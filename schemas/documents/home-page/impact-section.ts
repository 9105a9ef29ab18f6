import { defineArrayMember, defineField } from "sanity";
import { warnAbove } from "../../objects/warn-above.ts";
import { foldable, sectionHeading } from "./section-heading.ts";

export const impactSection = defineField({
  name: "impact",
  title: "8. The real impact",
  type: "object",
  group: "trust",
  description: "What clients say.",
  options: foldable,
  fields: [
    sectionHeading,
    defineField({
      name: "testimonials",
      title: "Testimonials",
      type: "array",
      of: [defineArrayMember({ type: "reference", to: [{ type: "testimonial" }] })],
      description: "Choose three; put the longest last, it gets a “Read more” button.",
      validation: (rule) => [
        rule.required().min(1).unique(),
        rule.custom(warnAbove(3, "Three quotes fit side by side; more start a second row.")).warning(),
      ],
    }),
  ],
});
