import { type Invoice, newObject, type Refund } from "./objects.ts";
import type { StripeStore } from "./store.ts";

/** What was paid of an invoice: since 2025 an invoice names no payment, its payments do. */
export function paymentOf({ id, created, currency, status, amount_paid, total }: Invoice) {
  const isPaid = status === "paid";
  return {
    id: id.replace("in_", "inpay_"),
    object: "invoice_payment" as const,
    ...{ created, currency, invoice: id, is_default: true, livemode: false as const },
    amount_paid: isPaid ? amount_paid : null,
    amount_requested: total,
    payment: { type: "payment_intent" as const, payment_intent: id.replace("in_", "pi_") },
    status: isPaid ? ("paid" as const) : ("open" as const),
    status_transitions: { canceled_at: null, paid_at: isPaid ? created : null },
  };
}

export function listRefunds(store: StripeStore, paymentIntent: string | undefined): Refund[] {
  const refunds = store.list("refund");
  return paymentIntent ? refunds.filter(({ payment_intent }) => payment_intent === paymentIntent) : refunds;
}

type Asked = Pick<Refund, "payment_intent" | "reason" | "metadata"> & { amount: number | undefined };
type Refused = { message: string; code: string };

/** Gives money of a payment back, as far as it is not back already. */
export function refund(store: StripeStore, asked: Asked): Refund | Refused {
  return store.change(() => {
    const invoice = store.find("invoice", asked.payment_intent.replace("pi_", "in_"));
    if (invoice?.status !== "paid")
      return { message: `No such payment_intent: '${asked.payment_intent}'`, code: "resource_missing" };
    const back = listRefunds(store, asked.payment_intent).reduce((sum, { amount }) => sum + amount, 0);
    const left = invoice.amount_paid - back;
    if (left === 0) return { message: "Charge has already been refunded.", code: "charge_already_refunded" };
    const amount = asked.amount ?? left;
    if (amount > left)
      return {
        message: `Refund amount (${amount}) is greater than unrefunded amount on charge (${left})`,
        code: "amount_too_large",
      };
    return store.put<Refund>({
      ...newObject("re", "refund"),
      ...asked,
      ...{ amount, currency: invoice.currency, status: "succeeded" },
    });
  });
}
