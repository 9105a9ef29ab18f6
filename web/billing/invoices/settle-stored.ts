import "server-only";
import { setTimeout } from "node:timers/promises";
import { stripe } from "#stripe/stripe.ts";
import { serviceClient } from "#supabase/service-client.ts";
import { unwrap } from "#supabase/unwrap.ts";
import { settleInvoice } from "./settle-invoice.ts";

const limitMs = 3000;

/**
 * Reads an invoice of ours at Stripe and stores what it says, while somebody waits for it: after three seconds they wait no more, and it
 * goes on by itself. Whoever calls has looked whether its reader may see it. False when Stripe did not answer; where it knows nothing of
 * the invoice, there is nothing to be read.
 */
export async function settleStored(id: string): Promise<boolean> {
  if (!stripe) return true;
  const limit = new AbortController();
  const settled = settle(id).catch((error: unknown) => {
    console.error(`Invoice ${id}: ${error instanceof Error ? error.message : "could not be read"}`);
    return false;
  });
  const late = setTimeout(limitMs, false, { signal: limit.signal }).catch(() => false);
  try {
    return await Promise.race([settled, late]);
  } finally {
    limit.abort();
  }
}

async function settle(id: string): Promise<boolean> {
  const stored = await serviceClient
    .from("invoices")
    .select("stripe_invoice_id")
    .eq("id", id)
    .maybeSingle()
    .then(unwrap("The invoice could not be read"));
  if (stored?.stripe_invoice_id) await settleInvoice(stored.stripe_invoice_id);
  return true;
}
