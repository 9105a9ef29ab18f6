import "server-only";
import type Stripe from "stripe";
import { requireStripe } from "#stripe/stripe.ts";
import { serviceClient } from "#supabase/service-client.ts";
import { unwrap } from "#supabase/unwrap.ts";
import { rateOf, sumByRate, type TaxLine } from "./tax-lines-of.ts";

type Tax = NonNullable<Stripe.InvoiceLineItem["taxes"]>[number];

/** What Stripe says of the tax of an invoice of ours, rate by rate: in the words of our lines, of what Stripe Tax added in Stripe's own. */
export async function readTaxes({ lines }: Stripe.Invoice, id: string): Promise<TaxLine[]> {
  const prepared = await serviceClient
    .from("invoice_lines")
    .select("id, amount, tax_name, tax_percent, tax_kind, tax_note")
    .eq("invoice_id", id)
    .then(unwrap("The invoice's lines could not be read"));
  const ours = new Map(prepared.map((line) => [line.id, rateOf(line)]));
  const known = new Map<string, Promise<Stripe.TaxRate>>();
  const taxes: TaxLine[] = [];
  for (const { amount: base, metadata, taxes: added } of lines.data)
    for (const tax of added ?? []) {
      const rate = ours.get(metadata.line_id ?? "") ?? (await describe(tax, known));
      taxes.push({ ...rate, base, amount: tax.amount });
    }
  return sumByRate(taxes);
}

async function describe(
  { tax_rate_details, taxability_reason }: Tax,
  known: Map<string, Promise<Stripe.TaxRate>>,
) {
  const id = tax_rate_details?.tax_rate ?? "";
  const read = known.get(id) ?? requireStripe().taxRates.retrieve(id);
  known.set(id, read);
  const { display_name: name, percentage: percent } = await read;
  return { name, percent, kind: kindOf(taxability_reason), note: null };
}

const exempt: string[] = ["customer_exempt", "product_exempt", "product_exempt_holiday", "zero_rated"];

function kindOf(reason: Tax["taxability_reason"]): TaxLine["kind"] {
  if (reason === "reverse_charge") return "reverse_charge";
  return exempt.includes(reason) ? "exempt" : "standard";
}
