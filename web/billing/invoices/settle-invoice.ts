import "server-only";
import type { Json } from "schemas/generated/database.ts";
import type Stripe from "stripe";
import { z } from "zod";
import { isOurMode, requireStripe } from "#stripe/stripe.ts";
import { serviceClient } from "#supabase/service-client.ts";
import { unwrap } from "#supabase/unwrap.ts";
import { idOf } from "../id-of.ts";
import { readPaymentsOf, sumOf } from "../read-payments.ts";
import { readTaxes } from "./read-taxes.ts";

/**
 * Reads an invoice at Stripe and stores what it says, unless a reading that began later was stored. Of an invoice that is none of ours
 * nothing is stored. With `reading` that of an event, which began before. Throws an Error when it could not be read.
 */
export async function settleInvoice(stripeId: string, reading?: number): Promise<void> {
  const begun = reading ?? (await beginReading());
  const found = await findInvoice(stripeId);
  const current = found ? await describe(found) : await describeGone(stripeId);
  if (current) await store(current, begun);
}

/** Stores that an invoice of which Stripe knows nothing was discarded. */
export async function settleAsDiscarded(id: string): Promise<void> {
  await store({ id, status: "discarded" }, await beginReading());
}

async function beginReading(): Promise<number> {
  return await serviceClient.rpc("begin_stripe_reading").then(unwrap("The reading could not be begun"));
}

async function store(current: Json, reading: number) {
  await serviceClient
    .rpc("settle_invoice", { reading, current })
    .then(unwrap("The invoice could not be stored"));
}

/** An invoice at Stripe; null where it is none any more, as a draft that was thrown away. */
export async function findInvoice(stripeId: string): Promise<Stripe.Invoice | null> {
  try {
    return await requireStripe().invoices.retrieve(stripeId);
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "resource_missing") return null;
    throw error;
  }
}

/** What is stored of an invoice of ours; null for others, such as those of care plans. */
async function describe(invoice: Stripe.Invoice) {
  const ours = z.uuid().safeParse(invoice.metadata?.invoice_id);
  if (!ours.success) return null;
  if (!isOurMode(invoice)) throw new Error("The invoice is of the other mode");
  const { finalized_at, paid_at } = invoice.status_transitions;
  const payments = invoice.amount_paid > 0 ? await readPaymentsOf([invoice.id]) : [];
  return {
    id: ours.data,
    stripe_invoice_id: invoice.id,
    customer_id: idOf(invoice.customer),
    status: invoice.status,
    number: invoice.number,
    total: invoice.total,
    tax: (invoice.total_taxes ?? []).reduce((sum, { amount }) => sum + amount, 0),
    taxes: await readTaxes(invoice, ours.data),
    tax_trouble: troubleOf(invoice.automatic_tax),
    amount_due: invoice.amount_due,
    amount_paid: invoice.amount_paid,
    amount_remaining: invoice.amount_remaining,
    credited: invoice.pre_payment_credit_notes_amount + invoice.post_payment_credit_notes_amount,
    refunded: sumOf(payments, ({ returned }) => returned),
    hosted_url: invoice.hosted_invoice_url ?? null,
    finalized_at: timeOf(finalized_at),
    paid_at: timeOf(paid_at),
    is_paid_elsewhere: invoice.amount_paid > sumOf(payments, ({ paid }) => paid),
    lines: invoice.lines.data.length,
  };
}

/** Why Stripe Tax cannot say what is added; null where it can, or is not asked. */
function troubleOf({ enabled, status }: Stripe.Invoice.AutomaticTax): "location" | "failed" | null {
  if (!enabled || status === "complete" || status === null) return null;
  return status === "failed" ? "failed" : "location";
}

async function describeGone(stripeId: string) {
  const known = await serviceClient
    .from("invoices")
    .select("id")
    .eq("stripe_invoice_id", stripeId)
    .maybeSingle()
    .then(unwrap("The invoice could not be read"));
  return known && { id: known.id, stripe_invoice_id: stripeId, status: "discarded" };
}

function timeOf(seconds: number | null): string | null {
  return seconds === null ? null : new Date(seconds * 1000).toISOString();
}
