import { defineArrayMember, defineField } from "sanity";
import { warnAbove } from "../../objects/warn-above.ts";
import { foldable, sectionHeading, sectionIntro } from "./section-heading.ts";

export const featuredWorkSection = defineField({
  name: "featuredWork",
  title: "4. Featured client work",
  type: "object",
  group: "work",
  description: "The carousel of case studies.",
  options: foldable,
  fields: [
    sectionHeading,
    sectionIntro,
    defineField({
      name: "caseStudies",
      title: "Case studies",
      type: "array",
      of: [defineArrayMember({ type: "reference", to: [{ type: "caseStudy" }] })],
      description: "Choose your best work and drag it into order.",
      validation: (rule) => [
        rule.required().min(1).unique(),
        rule
          .custom(warnAbove(4, "More than four: few visitors get that far, and the page grows heavy."))
          .warning(),
      ],
    }),
  ],
});
