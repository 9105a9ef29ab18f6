import type { InvoiceOrigin } from "schemas/requests/invoice.ts";

/** Where an invoice is made, of what it is begun from, or of a client that is still to be chosen. */
export function newInvoicePath(origin: InvoiceOrigin | Record<string, never> = {}): string {
  const parameters = new URLSearchParams(origin);
  return `/dashboard/owner/invoices/new${parameters.size > 0 ? `?${parameters}` : ""}`;
}
