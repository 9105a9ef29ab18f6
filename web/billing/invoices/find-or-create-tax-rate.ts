import "server-only";
import { requireStripe } from "#stripe/stripe.ts";
import { askOnce } from "../ask-once.ts";

/** Stripe's rate for the tax of an invoice, which is added to its lines; null where it has none. */
export async function findOrCreateTaxRate(tax: {
  tax_name: string | null;
  tax_percent: number | null;
}): Promise<string | null> {
  if (tax.tax_name === null || tax.tax_percent === null) return null;
  const { taxRates } = requireStripe();
  const wanted = { display_name: tax.tax_name, percentage: tax.tax_percent, inclusive: false };
  for await (const { id, display_name, percentage, country, state } of taxRates.list({
    active: true,
    inclusive: false,
    limit: 100,
  }))
    if (display_name === wanted.display_name && percentage === wanted.percentage && !country && !state)
      return id;
  const key = `tax-rate-${encodeURIComponent(wanted.display_name)}-${wanted.percentage}`;
  const { id } = await askOnce(key.slice(0, 255), (options) => taxRates.create(wanted, options));
  return id;
}
