import { defineArrayMember, defineField } from "sanity";
import { warnAbove } from "../../objects/warn-above.ts";
import { foldable, sectionHeading, sectionIntro } from "./section-heading.ts";

export const industriesSection = defineField({
  name: "industries",
  title: "7. Industries",
  type: "object",
  group: "trust",
  description: "The branches you have worked for, with client logos.",
  options: foldable,
  fields: [
    sectionHeading,
    sectionIntro,
    defineField({
      name: "items",
      title: "Industries",
      type: "array",
      of: [defineArrayMember({ type: "reference", to: [{ type: "industry" }] })],
      description: "Choose them and drag them into order. Four fit best.",
      validation: (rule) => [
        rule.required().min(1).unique(),
        rule.custom(warnAbove(4, "Four cards fit side by side; more start a second row.")).warning(),
      ],
    }),
    defineField({
      name: "callsToAction",
      title: "Buttons",
      type: "array",
      of: [defineArrayMember({ type: "link" })],
      description: "Two buttons under the cards, usually going to /contact.",
      validation: (rule) =>
        rule.custom(warnAbove(2, "More than two buttons make it hard to choose.")).warning(),
    }),
  ],
});
