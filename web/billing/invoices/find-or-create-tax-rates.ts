import "server-only";
import { requireStripe } from "#stripe/stripe.ts";
import { askOnce } from "../ask-once.ts";

type Rated = { tax_name: string | null; tax_percent: number | null };

/** Stripe's rates for those of lines, found by name and percentage or made. Answers the rate of a line; null where it has none. */
export async function findOrCreateTaxRates(lines: readonly Rated[]): Promise<(line: Rated) => string | null> {
  const found = new Map<string, string>();
  for (const { tax_name: name, tax_percent: percent } of lines) {
    if (name === null || percent === null || found.has(keyOf(name, percent))) continue;
    found.set(keyOf(name, percent), await findOrCreate(name, percent));
  }
  return ({ tax_name, tax_percent }) => found.get(keyOf(tax_name, tax_percent)) ?? null;
}

const keyOf = (name: string | null, percent: number | null) => JSON.stringify([name, percent]);

/** Added to a line, and nobody else's: of no country, as those of Stripe Tax are. */
async function findOrCreate(name: string, percent: number): Promise<string> {
  const { taxRates } = requireStripe();
  const wanted = { display_name: name, percentage: percent, inclusive: false };
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
