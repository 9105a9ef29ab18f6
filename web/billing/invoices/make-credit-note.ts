import "server-only";
import type Stripe from "stripe";
import { requireStripe } from "#stripe/stripe.ts";
import { askOnce } from "../ask-once.ts";
import { leftOf, readPaymentsOf, sumOf } from "../read-payments.ts";
import { findOrCreateTaxRates } from "./find-or-create-tax-rates.ts";
import type { StoredInvoice } from "./stored-invoice.ts";
import { taxOn } from "./tax-on.ts";

type Credit = StoredInvoice["invoice_credits"][number];

/** Makes the credit note of a credit, or finds the one that was made of it. Answers its id; throws Stripe's refusal. */
export async function makeCreditNote(stripeId: string, credit: Credit): Promise<string> {
  const known = await findCreditNote(stripeId, credit.id);
  if (known) return known;
  const asked = await describe(stripeId, credit);
  try {
    const { id } = await askOnce(`credit-${credit.id}`, (options) =>
      requireStripe().creditNotes.create(asked, options),
    );
    return id;
  } catch (error) {
    // Somebody else was faster, and found more money to return.
    const made = await findCreditNote(stripeId, credit.id);
    if (made) return made;
    throw error;
  }
}

async function findCreditNote(invoice: string, credit: string): Promise<string | null> {
  for await (const { id, metadata } of requireStripe().creditNotes.list({ invoice, limit: 100 }))
    if (metadata?.credit_id === credit) return id;
  return null;
}

async function describe(stripeId: string, credit: Credit): Promise<Stripe.CreditNoteCreateParams> {
  const { id, kind, amount, reason, change_order_id } = credit;
  const base = { invoice: stripeId, memo: reason, metadata: { credit_id: id }, email_type: "none" as const };
  const { status } = await requireStripe().invoices.retrieve(stripeId);
  const isPaid = status === "paid";
  if (change_order_id) {
    const rate = (await findOrCreateTaxRates([credit]))(credit);
    const line = { type: "custom_line_item" as const, description: reason, quantity: 1, unit_amount: amount };
    const whole = amount + taxOn(amount, credit);
    return {
      ...base,
      lines: [{ ...line, ...(rate && { tax_rates: [rate] }) }],
      ...(isPaid && { credit_amount: whole }),
    };
  }
  if (!isPaid) return { ...base, amount };
  if (kind === "credit") return { ...base, amount, credit_amount: amount };
  const byCard = Math.min(amount, sumOf(await readPaymentsOf([stripeId]), leftOf));
  return {
    ...base,
    amount,
    ...(byCard > 0 && { refund_amount: byCard }),
    ...(byCard < amount && { out_of_band_amount: amount - byCard }),
  };
}
