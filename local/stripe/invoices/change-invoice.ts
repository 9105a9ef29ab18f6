import type { z } from "zod";
import type { Account } from "../account.ts";
import { catalogueCurrency } from "../catalogue.ts";
import { findCustomer, findInvoice, findTaxRates } from "../find-asked.ts";
import { mergeMetadata } from "../forms.ts";
import { type Invoice, now } from "../objects.ts";
import { Refusal } from "../refusal.ts";
import { noAutomaticTax } from "./automatic-tax.ts";
import { newDraft, refreshDraft, updateDraft } from "./draft-invoice.ts";
import type { invoiceChange, invoiceForm } from "./invoice-forms.ts";

type Asked = z.output<typeof invoiceForm>;
type Change = z.output<typeof invoiceChange>;

const daySeconds = 86_400;

/** Begins a draft; what waits for the customer's next invoice comes along only when asked. */
export function createInvoice(account: Account, asked: Asked): Invoice {
  const { store, tell } = account;
  return store.change(() => {
    const customer = findCustomer(store, asked.customer);
    const { pending_invoice_items_behavior, customer: _, currency, ...change } = asked;
    const begun = newDraft(customer, { currency: currency ?? customer.currency ?? catalogueCurrency });
    const draft = store.put({ ...begun, ...changesOf(account, begun, change) });
    if (pending_invoice_items_behavior === "include")
      for (const item of store.list("invoiceitem"))
        if (item.customer === customer.id && item.invoice === null && item.currency === draft.currency)
          store.put({ ...item, invoice: draft.id });
    const created = store.put(refreshDraft(store, draft));
    tell("invoice.created", created);
    return created;
  });
}

/** Changes a draft; of one that is final only what is noted beside it. */
export function updateInvoice(account: Account, id: string, asked: Change): Invoice {
  const { store, tell } = account;
  return store.change(() => {
    const invoice = findInvoice(store, id);
    if (invoice.status === "draft") return updateDraft(account, invoice, changesOf(account, invoice, asked));
    const { metadata, auto_advance = invoice.auto_advance, ...others } = asked;
    const [param] = Object.keys(others);
    if (param) throw new Refusal("Finalized invoices can't be updated in this way", { param });
    const changed = { auto_advance, metadata: mergeMetadata(invoice.metadata, metadata) };
    const after = store.put({ ...invoice, ...changed });
    tell("invoice.updated", after, { auto_advance: invoice.auto_advance, metadata: invoice.metadata });
    return after;
  });
}

export function deleteInvoice(account: Account, id: string) {
  const { store, tell } = account;
  return store.change(() => {
    const invoice = findInvoice(store, id, "invoice");
    if (invoice.status !== "draft") throw new Refusal("You can only delete draft invoices.");
    for (const item of store.list("invoiceitem")) if (item.invoice === id) store.remove(item.id);
    store.remove(id);
    tell("invoice.deleted", invoice);
    return { id, object: "invoice" as const, deleted: true as const };
  });
}

function changesOf({ store }: Account, invoice: Invoice, asked: Change): Partial<Invoice> {
  const {
    days_until_due,
    default_tax_rates,
    metadata,
    automatic_tax,
    rendering,
    payment_settings,
    ...plain
  } = asked;
  if (automatic_tax?.enabled && (default_tax_rates ?? invoice.default_tax_rates).length > 0)
    throw new Refusal("You cannot use default_tax_rates on an invoice with automatic tax.", {
      param: "automatic_tax[enabled]",
    });
  const method = asked.collection_method ?? invoice.collection_method;
  const due =
    asked.due_date ?? (days_until_due && invoice.created + days_until_due * daySeconds) ?? invoice.due_date;
  if (method === "send_invoice" && due === null)
    throw new Refusal(
      "If invoice collection method is 'send_invoice', you must specify 'due_date' or 'days_until_due'.",
    );
  if (asked.due_date !== undefined && asked.due_date <= now())
    throw new Refusal("Invalid due_date: must be in the future.", { param: "due_date" });
  if (method === "charge_automatically" && (asked.due_date ?? days_until_due) !== undefined)
    throw new Refusal(
      "You can only specify 'due_date' or 'days_until_due' if invoice collection method is 'send_invoice'.",
    );
  const isAdvancing = asked.auto_advance ?? invoice.auto_advance;
  return {
    ...plain,
    due_date: method === "send_invoice" ? due : null,
    // An hour, and the second by which Stripe rounds up.
    automatically_finalizes_at: isAdvancing ? invoice.created + 3601 : null,
    next_payment_attempt: isAdvancing && method === "charge_automatically" ? invoice.created + 3600 : null,
    metadata: mergeMetadata(invoice.metadata, metadata),
    ...(automatic_tax && { automatic_tax: { ...noAutomaticTax, enabled: automatic_tax.enabled } }),
    ...(default_tax_rates && {
      default_tax_rates: findTaxRates(store, default_tax_rates, "default_tax_rates"),
    }),
    ...(rendering && {
      rendering: { ...noRendering, ...rendering, pdf: { page_size: rendering.pdf?.page_size ?? null } },
    }),
    ...(payment_settings && {
      payment_settings: {
        ...invoice.payment_settings,
        payment_method_types: payment_settings.payment_method_types ?? null,
      },
    }),
  };
}

const noRendering = { amount_tax_display: null, pdf: null, template: null, template_version: null };
