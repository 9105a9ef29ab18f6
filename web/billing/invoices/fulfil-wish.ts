import "server-only";
import { requireStripe } from "#stripe/stripe.ts";
import { askOnce } from "../ask-once.ts";
import { findInvoice } from "./settle-invoice.ts";
import type { StoredInvoice } from "./stored-invoice.ts";

/** Asks Stripe for what the owner wants of an invoice. Throws Stripe's refusal. */
export async function fulfilWish(invoice: StoredInvoice, stripeId: string): Promise<void> {
  const { invoices } = requireStripe();
  const once = (ask: Parameters<typeof askOnce>[1]) => askOnce(`invoice-${invoice.asked_key}`, ask);
  switch (invoice.asked) {
    case "finalize":
      if (await dress(invoice, stripeId))
        await once((options) => invoices.finalizeInvoice(stripeId, { auto_advance: false }, options));
      return;
    case "pay":
      await once((options) => invoices.pay(stripeId, { paid_out_of_band: true }, options));
      return;
    case "void":
      await once((options) => invoices.voidInvoice(stripeId, {}, options));
      return;
    case "uncollectible":
      await once((options) => invoices.markUncollectible(stripeId, {}, options));
      return;
    case "discard":
      await invoices.del(stripeId);
  }
}

/** Gives a draft its day and its words. Answers whether it is still what the owner saw. */
async function dress(invoice: StoredInvoice, stripeId: string): Promise<boolean> {
  const draft = await findInvoice(stripeId);
  if (draft?.status !== "draft" || draft.total !== invoice.total || !invoice.falls_due_at) return false;
  const notes = new Set(invoice.invoice_lines.map(({ tax_note }) => tax_note));
  const footer = [...notes, invoice.bill_from, invoice.pay_to].filter(Boolean).join("\n\n");
  // The last second of the day that ends then.
  const due_date = Math.floor(Date.parse(invoice.falls_due_at) / 1000) - 1;
  await requireStripe().invoices.update(stripeId, { due_date, footer });
  return true;
}
