import "server-only";
import { cache } from "react";
import { openSession } from "#supabase/open-session.ts";
import { unwrap } from "#supabase/unwrap.ts";

const columns = "id, number, status, currency, total, amount_remaining, due_on, falls_due_at, finalized_at";
const mostToPay = 100;

/** What a client has to pay, what is due first at the top. Asked once per request. */
export const readInvoicesToPay = cache(async (clientId: string) => {
  const session = await openSession();
  return await session
    .from("invoices")
    .select(columns)
    .eq("client_id", clientId)
    .eq("status", "open")
    .order("falls_due_at")
    .limit(mostToPay)
    .then(unwrap("The open invoices could not be read"));
});

/** The newest invoices of a client with which nothing is left to do. */
export async function readSettledInvoices(clientId: string, most: number) {
  const session = await openSession();
  return await session
    .from("invoices")
    .select(columns)
    .eq("client_id", clientId)
    .in("status", ["paid", "void", "uncollectible"])
    .order("finalized_at", { ascending: false })
    .limit(most)
    .then(unwrap("The invoices could not be read"));
}
