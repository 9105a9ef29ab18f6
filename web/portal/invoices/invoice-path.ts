/** The address of an invoice, of its owner's and its client's. */
export function invoicePath(id: string): string {
  return `/invoices/${encodeURIComponent(id)}`;
}
