import type { Tax } from "../objects.ts";

type Summed = { amount: number; taxes: Tax[] };

/** What lines come to; all of it adds up from the lines, so that nothing is rounded twice. */
export function sumLines(lines: Summed[]) {
  const total_taxes = groupTaxes(lines.flatMap(({ taxes }) => taxes));
  const subtotal = sum(lines.map(({ amount }) => amount));
  const onTop = sum(amountsOf(total_taxes, "exclusive"));
  const inside = sum(amountsOf(total_taxes, "inclusive"));
  const subtotal_excluding_tax = subtotal - inside;
  return {
    ...{ subtotal, subtotal_excluding_tax, total: subtotal + onTop },
    ...{ total_excluding_tax: subtotal_excluding_tax, total_taxes },
  };
}

/** The taxes of all lines, those of one rate together. */
function groupTaxes(taxes: Tax[]): Tax[] {
  const groups = new Map<string, Tax>();
  for (const tax of taxes) {
    const key = `${tax.tax_rate_details?.tax_rate} ${tax.tax_behavior} ${tax.taxability_reason}`;
    const known = groups.get(key);
    groups.set(key, {
      ...tax,
      amount: (known?.amount ?? 0) + tax.amount,
      taxable_amount: (known?.taxable_amount ?? 0) + (tax.taxable_amount ?? 0),
    });
  }
  return [...groups.values()];
}

function amountsOf(taxes: Tax[], behavior: "inclusive" | "exclusive"): number[] {
  return taxes.filter(({ tax_behavior }) => tax_behavior === behavior).map(({ amount }) => amount);
}

function sum(amounts: number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0);
}
