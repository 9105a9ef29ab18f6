import { stepOf } from "../currencies.ts";
import type { Exemption, Tax, TaxRate } from "../objects.ts";
import { roundShare } from "../round-share.ts";

type Taxed = { amount: number; rates: TaxRate[]; exemption: Exemption; currency: string };

/** Percentages have at most four decimals. */
const percentScale = 10_000;
const reasons = {
  none: "not_available",
  exempt: "customer_exempt",
  reverse: "reverse_charge",
} as const;

/**
 * The taxes of a line, rounded line by line: what is inclusive is in its amount, what is exclusive comes on top of the rest.
 * https://docs.stripe.com/tax/tax-rates
 */
export function taxLine({ amount, rates, exemption, currency }: Taxed): Tax[] {
  const step = stepOf(currency);
  const isTaxed = exemption === "none";
  const percents = rates.map(({ percentage }) => Math.round(percentage * percentScale));
  const hundred = 100 * percentScale;
  const included = rates.reduce(
    (sum, { inclusive }, index) => sum + (inclusive ? (percents[index] ?? 0) : 0),
    0,
  );
  const inside = rates.map(({ inclusive }, index) =>
    inclusive && isTaxed ? roundShare(amount, percents[index] ?? 0, hundred + included, step) : 0,
  );
  const net = amount - inside.reduce((sum, tax) => sum + tax, 0);
  return rates.map(({ id, inclusive }, index) => ({
    amount:
      !isTaxed || inclusive ? (inside[index] ?? 0) : roundShare(net, percents[index] ?? 0, hundred, step),
    tax_behavior: inclusive ? "inclusive" : "exclusive",
    tax_rate_details: { tax_rate: id },
    taxability_reason: reasons[exemption],
    taxable_amount: isTaxed ? net : 0,
    type: "tax_rate_details",
  }));
}
