import type Stripe from "stripe";

type Asked = {
  lines?: Omit<Stripe.InvoiceItemCreateParams, "customer" | "invoice">[];
} & Stripe.InvoiceCreateParams;

/** An invoice that is final and open, of a customer of its own where none is named; by default over 1,200. */
export async function openInvoice(stripe: Stripe, asked: Asked = {}): Promise<Stripe.Invoice> {
  const { lines = [{ amount: 1200 }], ...rest } = asked;
  const customer = asked.customer ?? (await stripe.customers.create({ name: "Client" })).id;
  const { id } = await stripe.invoices.create({ ...rest, customer, auto_advance: false });
  for (const line of lines) await stripe.invoiceItems.create({ ...line, customer, invoice: id });
  return await stripe.invoices.finalizeInvoice(id);
}
