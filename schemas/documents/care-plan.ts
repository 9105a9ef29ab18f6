import { CreditCardIcon } from "@sanity/icons/CreditCard";
import { defineArrayMember, defineField, defineType } from "sanity";
import { requiredLine, requiredText } from "../objects/fields.ts";
import { schedulingFields, schedulingFieldset } from "../objects/scheduling.ts";

export const carePlan = defineType({
  name: "carePlan",
  title: "Care plan",
  type: "document",
  icon: CreditCardIcon,
  description: "What clients can subscribe to in their portal. The price itself is set in Stripe.",
  fieldsets: [schedulingFieldset],
  fields: [
    requiredLine(
      { name: "name", title: "Name", max: 60 },
      "As clients see it and as it is called in Stripe: “Growth care”.",
    ),
    requiredText(
      { name: "summary", title: "Who it is for", rows: 2, max: 200 },
      "One sentence under the name.",
    ),
    defineField({
      name: "features",
      title: "What is in it",
      type: "array",
      of: [defineArrayMember({ type: "string", validation: (rule) => rule.max(120) })],
      description: "A short line for each thing a client gets.",
      validation: (rule) => rule.required().min(1).max(12).unique(),
    }),
    defineField({
      name: "stripePriceId",
      title: "Price in Stripe",
      type: "string",
      description:
        "In Stripe: Product catalogue, the plan, its monthly price, Copy price ID. Starts with price_.",
      validation: (rule) =>
        rule
          .required()
          .regex(/^price_\w{1,100}$/, { name: "price id" })
          .error("It starts with price_ and has letters and digits."),
    }),
    ...schedulingFields,
  ],
  orderings: [{ title: "Name", name: "name", by: [{ field: "name", direction: "asc" }] }],
  preview: { select: { title: "name", subtitle: "summary" } },
});
