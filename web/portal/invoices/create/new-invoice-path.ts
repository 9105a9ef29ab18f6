/** What an invoice is begun from, in the address of its form. */
export type InvoiceOrigin = { order: string } | { milestone: string } | { client: string };

/** Where an invoice is made. */
export function newInvoicePath(origin: InvoiceOrigin | Record<string, never> = {}): string {
  const parameters = new URLSearchParams(origin);
  return `/dashboard/owner/invoices/new${parameters.size > 0 ? `?${parameters}` : ""}`;
}
