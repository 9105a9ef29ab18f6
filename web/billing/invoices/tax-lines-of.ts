import type { Tables } from "schemas/generated/database.ts";
import { z } from "zod";
import { taxOn } from "./tax-on.ts";

const taxLine = z.object({
  name: z.string(),
  percent: z.number(),
  kind: z.enum(["standard", "exempt", "reverse_charge"]),
  note: z.string().nullable(),
  base: z.number(),
  amount: z.number(),
});

/** The tax of a rate: on how much, in Stripe's units, and how much it is. `note`: the sentence why none is added. */
export type TaxLine = z.output<typeof taxLine>;

export type RatedLine = Pick<
  Tables<"invoice_lines">,
  "amount" | "tax_kind" | "tax_name" | "tax_note" | "tax_percent"
>;

type Invoice = Pick<Tables<"invoices">, "currency" | "taxes"> & {
  invoice_lines: readonly RatedLine[];
};

/** An invoice's tax, rate by rate in the order of its lines: as Stripe says, before that as Stripe will say. Of lines without tax none. */
export function taxLinesOf({ currency, taxes, invoice_lines }: Invoice): TaxLine[] {
  if (taxes !== null) return z.array(taxLine).parse(taxes);
  return sumByRate(
    invoice_lines.flatMap((line) => {
      const { amount: base, tax_percent } = line;
      const rate = rateOf(line);
      return rate ? [{ ...rate, base, amount: taxOn(base, { tax_percent, currency }) }] : [];
    }),
  );
}

/** The rate that a line was prepared with; null where it has none. */
export function rateOf({ tax_name: name, tax_percent: percent, tax_kind: kind, tax_note: note }: RatedLine) {
  return name !== null && percent !== null && kind !== null ? { name, percent, kind, note } : null;
}

/** Taxes of lines, those of one rate together. */
export function sumByRate(taxes: readonly TaxLine[]): TaxLine[] {
  const sums = new Map<string, TaxLine>();
  for (const tax of taxes) {
    const { name, percent, kind, note, base, amount } = tax;
    const key = JSON.stringify([name, percent, kind, note]);
    const known = sums.get(key);
    sums.set(key, known ? { ...tax, base: known.base + base, amount: known.amount + amount } : tax);
  }
  return [...sums.values()];
}
