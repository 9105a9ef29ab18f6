import "server-only";
import { cache } from "react";
import { dateInTimeZone } from "schemas/requests/date-in-time-zone.ts";
import { getTimeZone } from "#site/time-zone.ts";
import { openSession } from "#supabase/open-session.ts";
import { unwrap } from "#supabase/unwrap.ts";
import type { InvoiceFilter, InvoiceList } from "./invoice-filter.ts";

export const invoicesPerPage = 20;

export type ListedInvoice = Awaited<ReturnType<typeof readInvoiceList>>[number];
export type InvoiceSums = Awaited<ReturnType<typeof readInvoiceSums>>;

/** A page of invoices whose number or client has `search` in it; what is to be paid begins with what is due soonest, else the newest. */
export async function readInvoiceList({ search, list, page }: InvoiceFilter) {
  const session = await openSession();
  return await session
    .rpc("list_invoices", { search, list, skip: (page - 1) * invoicesPerPage, most: invoicesPerPage })
    .then(unwrap("The invoices could not be read"));
}

/** The newest invoices of a client. */
export async function readInvoicesOfClient(clientId: string, most: number) {
  const session = await openSession();
  return await session
    .rpc("list_invoices", { of_client: clientId, most })
    .then(unwrap("The invoices could not be read"));
}

/** What invoices come to in each currency, in Stripe's units, and what of it came in since the month began in the agency's time zone. */
export const readInvoiceSums = cache(async (search: string, clientId?: string) => {
  const zone = await getTimeZone();
  const since = `${dateInTimeZone(new Date(), zone).slice(0, 8)}01`;
  const session = await openSession();
  return await session
    .rpc("sum_invoices", { search, of_client: clientId, since, zone })
    .then(unwrap("The sums could not be read"));
});

/** How many are in a list, whatever their currency. */
export function countInvoices(sums: InvoiceSums, list: InvoiceList): number {
  return sums.reduce((sum, of) => sum + { ...of, draft: of.drafts, all: of.total }[list], 0);
}
