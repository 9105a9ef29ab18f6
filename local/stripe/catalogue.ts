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
    currency: "cad",
    livemode: false,
    nickname,
    product: id.replace("price_", "prod_"),
    recurring: { interval: "month" as const, interval_count: 1, usage_type: "licensed" as const },
    tax_behavior: "exclusive" as const,
    type: "recurring" as const,
    unit_amount,
  };
}

/** Harmonized sales tax of Ontario, in per cent: what Stripe Tax would add for a client there. */
export const taxPercent = 13;

export function withTax(cents: number): number {
  return cents + Math.round((cents * taxPercent) / 100);
}
