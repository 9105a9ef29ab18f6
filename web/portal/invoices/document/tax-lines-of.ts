import type { Invoice } from "../read-invoices.ts";

/** A tax of an invoice: its name, rate and amount in Stripe's units; with `note` where a sentence stands in its place. */
export type TaxLine = { name: string; percent: number; amount: number; note?: string };

/** The taxes of an invoice, by rate. */
export function taxLinesOf({ tax, tax_name, tax_percent }: Invoice): TaxLine[] {
  if (tax_name === null || tax_percent === null) return [];
  return [{ name: tax_name, percent: tax_percent, amount: tax }];
}
