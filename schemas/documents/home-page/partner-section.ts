import { defineArrayMember, defineField } from "sanity";
import { warnAbove } from "../../objects/warn-above.ts";
import { foldable, sectionHeading, sectionIntro } from "./section-heading.ts";

export const partnerSection = defineField({
  name: "partner",
  title: "2. Service cards",
  type: "object",
  group: "welcome",
  description: "The four cards that unfold into a service.",
  options: foldable,
  fields: [
    sectionHeading,
    sectionIntro,
    defineField({
      name: "cards",
      title: "Cards",
      type: "array",
      of: [defineArrayMember({ type: "reference", to: [{ type: "serviceCard" }] })],
      description: "Choose the cards and drag them into order. Four fit side by side.",
      validation: (rule) => [
        rule.required().min(1).unique(),
        rule.custom(warnAbove(4, "Four cards fit side by side; more become very narrow.")).warning(),
      ],
    }),
    defineField({
      name: "callToAction",
      title: "Button under the cards",
      type: "link",
      description: "Usually “Get in Touch”, going to /contact.",
      validation: (rule) => rule.required(),
    }),
  ],
});
