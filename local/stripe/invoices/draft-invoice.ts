import type { Account } from "../account.ts";
import { applyBalance } from "../customer-balance.ts";
import { type Customer, type Invoice, type Line, newObject } from "../objects.ts";
import type { StripeStore } from "../store.ts";
import { automaticRate, automaticTaxOf, noAutomaticTax } from "./automatic-tax.ts";
import { lineOfItem } from "./invoice-line.ts";
import { sumLines } from "./sum-lines.ts";

type Begun = Pick<Invoice, "currency"> & Partial<Invoice>;

/** A draft without lines, with what Stripe's object has where nothing was said. */
export function newDraft(customer: Customer, asked: Begun): Invoice {
  const begun = newObject("in", "invoice");
  const { created, id } = begun;
  return {
    ...begun,
    ...{ account_country: null, account_name: null, account_tax_ids: null, application: null },
    ...{ amount_due: 0, amount_overpaid: 0, amount_paid: 0, amount_remaining: 0, amount_shipping: 0 },
    ...{ attempt_count: 0, attempted: false, auto_advance: false, automatically_finalizes_at: null },
    automatic_tax: noAutomaticTax,
    ...{ billing_reason: "manual", collection_method: "charge_automatically" },
    ...{ customer: customer.id, customer_account: null, ...partyOf(customer), customer_tax_ids: [] },
    ...{ default_payment_method: null, default_source: null, default_tax_rates: [], description: null },
    ...{ discounts: [], due_date: null, effective_at: null, ending_balance: null },
    ...{ from_invoice: null, hosted_invoice_url: null, invoice_pdf: null, issuer: { type: "self" } },
    ...{ last_finalization_error: null, latest_revision: null, metadata: {}, next_payment_attempt: null },
    lines: { object: "list", data: [], has_more: false, url: `/v1/invoices/${id}/lines` },
    ...{ number: null, on_behalf_of: null, parent: null, period_end: created, period_start: created },
    payment_settings: { default_mandate: null, payment_method_options: null, payment_method_types: null },
    ...{ post_payment_credit_notes_amount: 0, pre_payment_credit_notes_amount: 0, receipt_number: null },
    ...{ rendering: null, shipping_cost: null, shipping_details: null, starting_balance: 0 },
    ...{ statement_descriptor: null, status: "draft", webhooks_delivered_at: created, test_clock: null },
    status_transitions: { finalized_at: null, marked_uncollectible_at: null, paid_at: null, voided_at: null },
    ...{ subtotal: 0, subtotal_excluding_tax: 0, total: 0, total_excluding_tax: 0, total_taxes: [] },
    ...{ total_discount_amounts: [], total_pretax_credit_amounts: [] },
    custom_fields: customer.invoice_settings.custom_fields,
    footer: customer.invoice_settings.footer,
    ...asked,
  };
}

/** Who it is for, as on the customer until it is final. */
function partyOf({ address, email, name, phone, tax_exempt }: Customer) {
  return {
    ...{ customer_address: address ?? null, customer_email: email, customer_name: name },
    ...{ customer_phone: phone ?? null, customer_shipping: null, customer_tax_exempt: tax_exempt },
  };
}

/** A draft as its items, its tax rates and its customer are now. */
export function refreshDraft(store: StripeStore, invoice: Invoice): Invoice {
  const customer = store.find("customer", invoice.customer);
  if (!customer) return invoice;
  const { automatic_tax, default_tax_rates } = taxOf(store, invoice, customer);
  const lines = store
    .list("invoiceitem")
    .filter((item) => item.invoice === invoice.id)
    .map((item) => lineOfItem(item, { invoice: { id: invoice.id, default_tax_rates }, customer }));
  const customer_tax_ids = store
    .list("tax_id")
    .filter((taxId) => taxId.customer === customer.id)
    .map(({ type, value }) => ({ type, value }));
  const lined = withLines({ ...invoice, ...partyOf(customer), automatic_tax, customer_tax_ids }, lines);
  const { starting_balance, amount_due } = applyBalance(customer, lined);
  return { ...lined, starting_balance, amount_due, amount_remaining: amount_due };
}

/** What is added to lines without rates of their own: the invoice's, or what Stripe Tax says. */
function taxOf(store: StripeStore, invoice: Invoice, customer: Customer) {
  if (!invoice.automatic_tax.enabled) return invoice;
  const automatic_tax = automaticTaxOf(customer);
  return {
    automatic_tax,
    default_tax_rates: automatic_tax.status === "complete" ? [automaticRate(store)] : [],
  };
}

export function withLines(invoice: Invoice, data: Line[]): Invoice {
  const sums = sumLines(data);
  const due = Math.max(0, sums.total);
  return { ...invoice, ...sums, lines: { ...invoice.lines, data }, amount_due: due, amount_remaining: due };
}

/** Stores a draft anew after a change of what is on it, and tells of it with what was otherwise. */
export function updateDraft(
  { store, tell }: Account,
  before: Invoice,
  asked: Partial<Invoice> = {},
): Invoice {
  const after = store.put(refreshDraft(store, { ...before, ...asked }));
  const changed = Object.entries(before).filter(
    ([key, value]) =>
      JSON.stringify(value) !== JSON.stringify(Object.entries(after).find(([k]) => k === key)?.[1]),
  );
  if (changed.length > 0) tell("invoice.updated", after, Object.fromEntries(changed));
  return after;
}
