import { defineField } from "sanity";
import { foldable, sectionHeading } from "./section-heading.ts";

export const aboutSection = defineField({
  name: "about",
  title: "3. Who you're dealing with",
  type: "object",
  group: "welcome",
  description: "You, in your own words.",
  options: foldable,
  fields: [
    sectionHeading,
    defineField({
      name: "body",
      title: "Text",
      type: "richText",
      description: "Two or three short paragraphs.",
      validation: (rule) => rule.required(),
    }),
    defineField({
      name: "picture",
      title: "Picture",
      type: "picture",
      description: "You at work, or where you work. Landscape, 1600 × 1200 pixels or larger.",
    }),
    defineField({
      name: "buttonLabel",
      title: "Words on the button",
      type: "string",
      description: "The button scrolls down to the featured work: “View Recent Work”.",
      validation: (rule) => rule.required().max(40),
    }),
  ],
});
