import { references } from "schemas/objects/fields.ts";
import { heading, section } from "schemas/objects/section-fields.ts";

export const impact = section({
  name: "impact",
  title: "The real impact",
  description: "What clients say.",
  fields: [
    heading,
    references(
      "testimonial",
      { name: "testimonials", title: "Testimonials" },
      "Choose three; put the longest last, it gets a “Read more” button.",
      [3, "Three quotes fit side by side; more start a second row."],
    ),
  ],
});
