import { defineArrayMember, defineField } from "sanity";
import { warnAbove } from "../../objects/warn-above.ts";
import { foldable, sectionHeading, sectionIntro } from "./section-heading.ts";

export const portfolioSection = defineField({
  name: "portfolio",
  title: "6. Portfolio screenshots",
  type: "object",
  group: "work",
  description: "Screenshots behind tabs.",
  options: foldable,
  fields: [
    sectionHeading,
    sectionIntro,
    defineField({
      name: "tabs",
      title: "Tabs",
      type: "array",
      of: [defineArrayMember({ type: "portfolioTab" })],
      description: "Each tab shows one screenshot.",
      validation: (rule) => [
        rule.required().min(1),
        rule.custom(warnAbove(6, "More than six tabs do not fit in one row.")).warning(),
      ],
    }),
  ],
});
