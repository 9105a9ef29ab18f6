import type { Account } from "../account.ts";
import { findInvoice } from "../find-asked.ts";
import {
  type Charge,
  type Invoice,
  type InvoicePayment,
  newId,
  now,
  type PaymentIntent,
} from "../objects.ts";
import { Refusal } from "../refusal.ts";
import { finalizeInvoice, paymentsOf } from "./finalize-invoice.ts";
import {
  canceledAt,
  declined,
  type methods,
  newCharge,
  newInvoicePayment,
  paidAt,
} from "./payment-objects.ts";

export type Card = keyof typeof methods;
export type Paid = { invoice: Invoice; charge?: Charge; intent?: PaymentIntent; payment?: InvoicePayment };

/** Pays what is left of an invoice with a card, a draft after making it final; a declined card leaves it as it is. */
export function payByCard(account: Account, id: string, findCard: () => Card): Paid {
  const { store, tell } = account;
  return store.change(() => {
    const invoice = payable(account, id);
    if (invoice.status === "paid") return { invoice };
    const card = findCard();
    const tried = tryCard(account, invoice, card);
    const { charge, intent, payment } = tried;
    if (card === "declined") {
      tell("charge.failed", charge);
      tell("payment_intent.payment_failed", intent);
      tell("invoice.payment_failed", tried.invoice);
      return tried;
    }
    tell("charge.succeeded", charge);
    tell("payment_intent.succeeded", intent);
    tell("invoice.paid", tried.invoice);
    tell("invoice.payment_succeeded", tried.invoice);
    tell("invoice_payment.paid", payment);
    return tried;
  });
}

/** Notes that what is left was paid past Stripe, which `invoice.paid` alone tells. */
export function payOutOfBand(account: Account, id: string): Invoice {
  const { store, tell } = account;
  return store.change(() => {
    const invoice = payable(account, id);
    if (invoice.status === "paid") return invoice;
    endPayment(account, invoice.id);
    const record = { type: "payment_record" as const, payment_record: newId("pr") };
    store.put(paidAt(newInvoicePayment(invoice, record), invoice.amount_remaining));
    const paid = store.put(settled(invoice));
    tell("invoice.paid", paid);
    return paid;
  });
}

function payable(account: Account, id: string): Invoice {
  const invoice = findInvoice(account.store, id);
  if (invoice.status === "draft") return finalizeInvoice(account, id);
  if (invoice.status === "paid") throw new Refusal("Invoice is already paid");
  if (invoice.status === "void")
    throw new Refusal("You can only pass in open invoices. This invoice isn't open.");
  return invoice;
}

/** What a card makes of an invoice that is to be paid; nothing is told. */
export function tryCard({ store }: Account, invoice: Invoice, card: Card): Required<Paid> {
  const open = paymentsOf(store, invoice.id).find(({ status }) => status === "open");
  const intentId = open?.payment.type === "payment_intent" ? open.payment.payment_intent : "";
  const wanted = store.find("payment_intent", intentId);
  if (!open || !wanted) throw new Error(`The invoice ${invoice.id} has no payment`);
  const charge = store.put(newCharge(wanted, invoice, card));
  const attempt = { attempted: true, attempt_count: invoice.attempted ? invoice.attempt_count : 1 };
  if (card === "declined") {
    const intent = store.put<PaymentIntent>({
      ...{ ...wanted, latest_charge: charge.id, last_payment_error: { ...declined, charge: charge.id } },
    });
    return { invoice: store.put({ ...invoice, ...attempt }), charge, intent, payment: open };
  }
  const intent = store.put<PaymentIntent>({
    ...{ ...wanted, status: "succeeded", amount_received: wanted.amount, last_payment_error: null },
    ...{ latest_charge: charge.id, payment_method: charge.payment_method },
  });
  const payment = store.put(paidAt(open, wanted.amount));
  return { invoice: store.put({ ...settled(invoice), ...attempt }), charge, intent, payment };
}

/** An invoice that has all its money. */
function settled(invoice: Invoice): Invoice {
  return {
    ...{ ...invoice, status: "paid", amount_paid: invoice.amount_due, amount_remaining: 0 },
    next_payment_attempt: null,
    status_transitions: { ...invoice.status_transitions, paid_at: now() },
  };
}

/** Nothing can be paid at it any more. */
export function endPayment({ store }: Account, invoice: string): PaymentIntent | null {
  const open = paymentsOf(store, invoice).find(({ status }) => status === "open");
  if (!open) return null;
  store.put(canceledAt(open));
  const id = open.payment.type === "payment_intent" ? open.payment.payment_intent : "";
  const intent = store.find("payment_intent", id);
  if (!intent) return null;
  return store.put<PaymentIntent>({
    ...{ ...intent, status: "canceled", canceled_at: now(), cancellation_reason: "void_invoice" },
  });
}

/** What is asked for follows what is left, as a credit note leaves it. */
export function followRemaining(account: Account, { id, amount_remaining }: Invoice): void {
  const { store } = account;
  if (amount_remaining === 0) {
    endPayment(account, id);
    return;
  }
  const open = paymentsOf(store, id).find(({ status }) => status === "open");
  if (!open) return;
  store.put({ ...open, amount_requested: amount_remaining });
  const intentId = open.payment.type === "payment_intent" ? open.payment.payment_intent : "";
  const intent = store.find("payment_intent", intentId);
  if (intent) store.put({ ...intent, amount: amount_remaining });
}
