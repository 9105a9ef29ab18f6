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
    validation: (rule) => {
      const whole = rule.integer().min(0).max(10_000_000);
      return isRequired
        ? whole.required()
        : whole.custom((to, { parent }) => isAbove(to, parent) || "It is lower than the amount above.");
    },
  });
}

function isAbove(to: number | undefined, parent: unknown): boolean {
  if (to === undefined || typeof parent !== "object" || parent === null || !("from" in parent)) return true;
  return typeof parent.from !== "number" || to > parent.from;
}
