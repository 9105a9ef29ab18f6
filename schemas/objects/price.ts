import { CreditCardIcon } from "@sanity/icons/CreditCard";
import { defineField, defineType } from "sanity";
import { requiredLine } from "./fields.ts";

export const price = defineType({
  name: "price",
  title: "Price",
  type: "object",
  icon: CreditCardIcon,
  fields: [
    requiredLine(
      { name: "what", title: "For what", max: 80 },
      "What somebody gets for it: “A site of five to eight pages”.",
    ),
    amount(
      "from",
      "Amount",
      "A whole number, without the currency. With a second one below, the lower of the two.",
      true,
    ),
    amount("to", "Up to", "The higher end of a range. Leave empty for one fixed price.", false),
    defineField({
      name: "rhythm",
      title: "How often",
      type: "string",
      description: "Whether it is paid once or every month.",
      options: {
        list: [
          { title: "Once", value: "once" },
          { title: "Every month", value: "month" },
        ],
        layout: "radio",
        direction: "horizontal",
      },
      initialValue: "once",
      validation: (rule) => rule.required(),
    }),
  ],
  preview: {
    select: { what: "what", from: "from", to: "to", rhythm: "rhythm" },
    prepare: ({ what, from, to, rhythm }) => ({
      title: what,
      subtitle: `${[from, to].filter(Boolean).join(" to ")}${rhythm === "month" ? " a month" : ""}`,
    }),
  },
});

function amount(name: string, title: string, description: string, isRequired: boolean) {
  return defineField({
    name,
    title,
    type: "number",
    description,
    // One rule, because several would each say their sentence of one mistake.
    validation: (rule) =>
      rule.custom((value, { parent }) => {
        if (value === undefined && !isRequired) return true;
        if (!isAmount(value)) return "A whole number, without the currency.";
        return isRequired || isAbove(value, parent) || "It is lower than the amount above.";
      }),
  });
}

function isAmount(value: number | undefined): value is number {
  return Number.isInteger(value) && value !== undefined && value >= 0 && value <= 10_000_000;
}

function isAbove(to: number, parent: unknown): boolean {
  if (typeof parent !== "object" || parent === null || !("from" in parent)) return true;
  return typeof parent.from !== "number" || to > parent.from;
}
