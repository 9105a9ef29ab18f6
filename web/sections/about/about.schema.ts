import { defineField } from "sanity";
import { required, requiredLine } from "schemas/objects/fields.ts";
import { heading, section } from "schemas/objects/section-fields.ts";

export const about = section({
  name: "about",
  title: "Who you're dealing with",
  description: "You, in your own words.",
  fields: [
    heading,
    required({ name: "body", title: "Text", type: "richText" }, "Two or three short paragraphs."),
    defineField({
      name: "picture",
      title: "Picture",
      type: "picture",
      description: "You at work, or where you work. Landscape, 1600 × 1200 pixels or larger.",
    }),
    requiredLine(
      { name: "buttonLabel", title: "Words on the button", max: 40 },
      "The button scrolls down to the featured work: “View Recent Work”.",
    ),
  ],
});
