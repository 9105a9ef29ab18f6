import { roundShare } from "./round-share.ts";

const {
  STRIPE_CURRENCY: currency = "cad",
  STRIPE_TAX_NAME: taxName = "HST",
  STRIPE_TAX_PERCENT: percent = "13",
} = process.env;

/** What an invoice is in when nothing says otherwise. */
export const catalogueCurrency = currency.toLowerCase();

/** The prices of the Stripe emulator, as an owner would have made them in Stripe's dashboard. Amounts are cents. */
export const prices = [
  price("price_care_essential", "Essential care", 8_900),
  price("price_care_growth", "Growth care", 18_900),
  price("price_care_partner", "Partner care", 38_900),
];

export type Price = ReturnType<typeof price>;

function price(id: string, nickname: string, unit_amount: number) {
  return {
    id,
    object: "price" as const,
    active: true,
    billing_scheme: "per_unit" as const,
    currency: catalogueCurrency,
    livemode: false,
    nickname,
    product: id.replace("price_", "prod_"),
    recurring: { interval: "month" as const, interval_count: 1, usage_type: "licensed" as const },
    tax_behavior: "exclusive" as const,
    type: "recurring" as const,
    unit_amount,
  };
}

/** What Stripe Tax would add for a client at home: its name, and its rate in per cent. */
export const tax = { name: taxName, percent: Number(percent) };

export function withTax(cents: number): number {
  return cents + roundShare(cents, Math.round(tax.percent * 10_000), 1_000_000);
}
