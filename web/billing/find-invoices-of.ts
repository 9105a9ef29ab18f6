import "server-only";
import type Stripe from "stripe";
import { requireStripe } from "#stripe/stripe.ts";
import { idOf } from "./id-of.ts";

/**
 * The invoices that an event is about, but for those of care plans, which are not stored. A charge and a refund name none: the payment of
 * both leads to them.
 */
export async function findInvoicesOf(event: Stripe.Event): Promise<string[]> {
  switch (event.type) {
    case "invoice.deleted":
    case "invoice.finalized":
    case "invoice.marked_uncollectible":
    case "invoice.paid":
    case "invoice.payment_failed":
    case "invoice.updated":
    case "invoice.voided":
      return listOf(event.data.object.parent?.subscription_details ? null : event.data.object.id);
    case "credit_note.created":
    case "credit_note.voided":
    case "invoice_payment.paid":
      return listOf(idOf(event.data.object.invoice));
    case "charge.refunded":
    case "refund.created":
    case "refund.failed":
    case "refund.updated":
      return await findPaidBy(idOf(event.data.object.payment_intent));
    default:
      return [];
  }
}

async function findPaidBy(payment_intent: string | null): Promise<string[]> {
  if (!payment_intent) return [];
  const payments = await requireStripe()
    .invoicePayments.list({ payment: { type: "payment_intent", payment_intent }, limit: 100 })
    .autoPagingToArray({ limit: 1000 });
  return [...new Set(payments.flatMap(({ invoice }) => idOf(invoice) ?? []))];
}

function listOf(id: string | null | undefined): string[] {
  return id ? [id] : [];
}
