import "server-only";
import type Stripe from "stripe";
import { requireStripe } from "#stripe/stripe.ts";
import { askOnce } from "../ask-once.ts";
import { findOrCreateCustomer } from "../find-or-create-customer.ts";
import { idOf } from "../id-of.ts";
import { readCustomerIds } from "../read-billing-clients.ts";
import { findOrCreateTaxRates } from "./find-or-create-tax-rates.ts";
import type { StoredInvoice } from "./stored-invoice.ts";

/** Clocks differ, and a customer has many invoices: only the newer ones can be ours. */
const slackSeconds = 3600;

/** Makes of an invoice at Stripe what is missing there, as a draft with all of its lines. Answers its id. */
export async function prepareAtStripe(invoice: StoredInvoice): Promise<string> {
  const { id, stripe_invoice_id } = invoice;
  const draft = stripe_invoice_id
    ? await requireStripe().invoices.retrieve(stripe_invoice_id)
    : ((await findDraft(invoice)) ?? (await createDraft(invoice)));
  if (draft.metadata?.invoice_id !== id) throw new Error(`The invoice ${draft.id} is not ${id}`);
  if (draft.status === "draft") await addLines(invoice, draft);
  return draft.id;
}

/** What was begun for it and not written down, of any customer of its client. */
export async function findDraft({ id, client_id, created_at }: StoredInvoice) {
  const gte = Math.floor(Date.parse(created_at) / 1000) - slackSeconds;
  for (const customer of await readCustomerIds([client_id])) {
    const invoices = requireStripe().invoices.list({ customer, created: { gte }, limit: 100 });
    for await (const invoice of invoices) if (invoice.metadata?.invoice_id === id) return invoice;
  }
  return null;
}

/** It goes nowhere by itself: what becomes of it an owner says, and mails are ours. */
async function createDraft({
  id,
  clients,
  currency,
  bill_to,
  uses_stripe_tax,
}: StoredInvoice): Promise<Stripe.Invoice> {
  const customer = await findOrCreateCustomer(clients);
  return await askOnce(`invoice-${id}-${customer}`, (options) =>
    requireStripe().invoices.create(
      {
        customer,
        currency: currency.toLowerCase(),
        description: bill_to,
        metadata: { invoice_id: id },
        auto_advance: false,
        // An account can have it on for what does not say.
        automatic_tax: { enabled: uses_stripe_tax },
        collection_method: "send_invoice",
        // Until it becomes final, with its own day.
        days_until_due: 30,
        pending_invoice_items_behavior: "exclude",
      },
      options,
    ),
  );
}

/** Stripe shows the line first that came last. */
async function addLines(invoice: StoredInvoice, draft: Stripe.Invoice): Promise<void> {
  const { invoiceItems } = requireStripe();
  const customer = idOf(draft.customer);
  const rateOf = await findOrCreateTaxRates(invoice.invoice_lines);
  const { data } = await invoiceItems.list({ invoice: draft.id, limit: 100 });
  const known = new Set(data.map(({ metadata }) => metadata?.line_id));
  const period = periodOf(invoice);
  for (const line of invoice.invoice_lines.toReversed()) {
    const { id, amount, description } = line;
    const rate = rateOf(line);
    if (customer && !known.has(id))
      await askOnce(`invoice-line-${id}`, (options) =>
        invoiceItems.create(
          {
            customer,
            invoice: draft.id,
            currency: draft.currency,
            amount,
            description,
            metadata: { line_id: id },
            ...(rate && { tax_rates: [rate] }),
            ...(invoice.uses_stripe_tax && { tax_behavior: "exclusive" }),
            ...(period && { period }),
          },
          options,
        ),
      );
  }
}

/** When it was supplied, as Stripe writes it beside each line; null where that is the day of issue. */
function periodOf({ supplied_from, supplied_on }: StoredInvoice) {
  if (!supplied_on) return null;
  // At noon it is that day nearly everywhere.
  const secondsOf = (day: string) => Date.parse(`${day}T12:00:00Z`) / 1000;
  return { start: secondsOf(supplied_from ?? supplied_on), end: secondsOf(supplied_on) };
}
