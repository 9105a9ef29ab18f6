import type { Account } from "../account.ts";
import { changeBalance } from "../customer-balance.ts";
import { findCustomer, findInvoice } from "../find-asked.ts";
import { type Invoice, now } from "../objects.ts";
import { Refusal } from "../refusal.ts";
import { finalizeInvoice } from "./finalize-invoice.ts";
import { endPayment } from "./pay-invoice.ts";

// Which state allows what: https://docs.stripe.com/invoicing/integration/workflow-transitions

const notOpen = "You can only pass in open invoices. This invoice isn't open.";

export function voidInvoice(account: Account, id: string): Invoice {
  const { store, tell } = account;
  return store.change(() => {
    const invoice = findInvoice(store, id);
    if (invoice.status === "paid") throw new Refusal("Invoices with `paid` payments cannot be voided.");
    if (invoice.status !== "open" && invoice.status !== "uncollectible") throw new Refusal(notOpen);
    const intent = endPayment(account, id);
    changeBalance(account, findCustomer(store, invoice.customer), {
      // Of what is open nothing stayed: all of it was taken.
      amount: invoice.starting_balance,
      ...{ type: "unapplied_from_invoice", invoice: id, currency: invoice.currency },
    });
    const ended = store.put<Invoice>({
      ...{ ...invoice, status: "void", next_payment_attempt: null },
      status_transitions: { ...invoice.status_transitions, voided_at: now() },
    });
    if (intent) tell("payment_intent.canceled", intent);
    tell("invoice.voided", ended);
    return ended;
  });
}

export function markUncollectible({ store, tell }: Account, id: string): Invoice {
  return store.change(() => {
    const invoice = findInvoice(store, id);
    if (invoice.status === "uncollectible")
      throw new Refusal("This invoice has already been marked uncollectible.");
    if (invoice.status !== "open") throw new Refusal(notOpen);
    const marked = store.put<Invoice>({
      ...{ ...invoice, status: "uncollectible" },
      status_transitions: { ...invoice.status_transitions, marked_uncollectible_at: now() },
    });
    tell("invoice.marked_uncollectible", marked);
    return marked;
  });
}

/** No mail is sent, as none is in Stripe's test mode: the event alone says that it would have been. */
export function sendInvoice(account: Account, id: string): Invoice {
  const { store, tell } = account;
  return store.change(() => {
    const invoice = findInvoice(store, id, "invoice");
    if (invoice.collection_method !== "send_invoice")
      throw new Refusal("You can only manually send an invoice if its collection method is 'send_invoice'.");
    if (invoice.status !== "draft" && invoice.status !== "open")
      throw new Refusal(
        "This invoice cannot be sent right now. Please contact us via https://support.stripe.com/contact with details, so we can help.",
      );
    const sent = invoice.status === "draft" ? finalizeInvoice(account, id) : invoice;
    tell("invoice.sent", sent);
    return sent;
  });
}
