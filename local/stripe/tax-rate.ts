import { newObject, type TaxRate } from "./objects.ts";

/** A tax rate with what Stripe's object has where nothing was said. */
export function newTaxRate(
  asked: Partial<TaxRate> & Pick<TaxRate, "display_name" | "inclusive" | "percentage">,
): TaxRate {
  return {
    ...newObject("txr", "tax_rate"),
    ...{ active: true, country: null, description: null, effective_percentage: null, flat_amount: null },
    ...{
      jurisdiction: null,
      jurisdiction_level: null,
      metadata: {},
      rate_type: null,
      state: null,
      tax_type: null,
    },
    ...asked,
  };
}
