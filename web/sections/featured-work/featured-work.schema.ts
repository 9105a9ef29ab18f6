import { references } from "schemas/objects/fields.ts";
import { heading, intro, section } from "schemas/objects/section-fields.ts";

export const featuredWork = section({
  name: "featuredWork",
  title: "Featured client work",
  description: "The carousel of case studies.",
  fields: [
    heading,
    intro,
    references(
      "caseStudy",
      { name: "caseStudies", title: "Case studies" },
      "Choose your best work and drag it into order.",
      [4, "More than four: few visitors get that far, and the page grows heavy."],
    ),
  ],
});
