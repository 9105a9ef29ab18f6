import "server-only";
import { requireStripe } from "#stripe/stripe.ts";
import { idOf } from "./id-of.ts";

/** Money that Stripe took, by one payment, with tax. */
export type Payment = {
  source: { payment_intent: string } | { charge: string };
  paid: number;
  currency: string;
  /** What went back already, whoever returned it. */
  returned: number;
};

const most = 1000;

/** What was paid for a subscription, and how much of it is back. Throws an Error when Stripe does not say. */
export async function readPayments(subscription: string): Promise<Payment[]> {
  const invoices = await requireStripe()
    .invoices.list({ subscription, limit: 100 })
    .autoPagingToArray({ limit: most });
  return await readPaymentsOf(invoices.map(({ id }) => id));
}

/** The same of some invoices. */
export async function readPaymentsOf(invoices: string[]): Promise<Payment[]> {
  const payments = new Map<string, Payment>();
  for (const invoice of invoices) {
    const paid = await requireStripe()
      .invoicePayments.list({ invoice, status: "paid", limit: 100 })
      .autoPagingToArray({ limit: most });
    for (const { payment, amount_paid, currency } of paid) {
      const intent = idOf(payment.payment_intent);
      const charge = idOf(payment.charge);
      const source = intent ? { payment_intent: intent } : charge ? { charge } : null;
      const key = intent ?? charge;
      // What was paid past Stripe cannot go back through it.
      if (!source || !key) continue;
      const known = payments.get(key) ?? { source, currency, paid: 0, returned: await sumRefunds(source) };
      payments.set(key, { ...known, paid: known.paid + (amount_paid ?? 0) });
    }
  }
  return [...payments.values()];
}

async function sumRefunds(source: Payment["source"]): Promise<number> {
  const refunds = await requireStripe()
    .refunds.list({ ...source, limit: 100 })
    .autoPagingToArray({ limit: most });
  return refunds
    .filter(({ status }) => status !== "failed" && status !== "canceled")
    .reduce((sum, { amount }) => sum + amount, 0);
}

/** What is not back yet. */
export function leftOf({ paid, returned }: Payment): number {
  return Math.max(0, paid - returned);
}

export function sumOf(payments: Payment[], part: (payment: Payment) => number): number {
  return payments.reduce((sum, payment) => sum + part(payment), 0);
}
