import { z } from "zod";
import type { Account } from "./account.ts";
import { newCustomer } from "./customers.ts";
import { newDraft, withLines } from "./invoices/draft-invoice.ts";
import { lineOfPrice } from "./invoices/invoice-price.ts";
import { newCharge, newIntent, newInvoicePayment, paidAt } from "./invoices/payment-objects.ts";
import type { Refund } from "./objects.ts";
import type { StripeStore } from "./store.ts";

const oldInvoice = z.object({
  ...{ id: z.string(), created: z.number(), number: z.string(), customer: z.string(), currency: z.string() },
  ...{ subtotal: z.number(), total: z.number(), status: z.enum(["open", "paid"]) },
  hosted_invoice_url: z.string(),
  parent: z.object({ subscription_details: z.object({ subscription: z.string() }) }),
});
type OldInvoice = z.output<typeof oldInvoice>;

/** Makes of what was kept before invoices had lines and payments what is kept now. Does nothing to what is as it should be. */
export function upgradeObjects(account: Account): void {
  const { store } = account;
  store.change(() => {
    for (const customer of store.list("customer"))
      if (!Object.hasOwn(customer, "invoice_settings")) store.put({ ...newCustomer(), ...customer });
    const old = store.list("invoice").filter((invoice) => !Object.hasOwn(invoice, "lines"));
    for (const invoice of old.reverse()) {
      upgradeInvoice(account, oldInvoice.parse(invoice));
      store.nextNumber("invoice");
    }
  });
}

function upgradeInvoice({ store }: Account, { parent, ...old }: OldInvoice): void {
  const { id, subtotal, total, currency, created } = old;
  const customer = store.find("customer", old.customer) ?? { ...newCustomer(), id: old.customer };
  const { subscription } = parent.subscription_details;
  const draft = newDraft(customer, {
    ...{ id, created, currency, auto_advance: true, billing_reason: "subscription_cycle" },
    ...{ effective_at: created, ending_balance: 0, attempted: true, attempt_count: 1, number: old.number },
    hosted_invoice_url: old.hosted_invoice_url,
    lines: { object: "list", data: [], has_more: false, url: `/v1/invoices/${id}/lines` },
    parent: {
      ...{ type: "subscription_details", quote_details: null },
      subscription_details: { metadata: {}, subscription },
    },
    status: "open",
    status_transitions: { ...noTransitions, finalized_at: created },
  });
  const line = lineOfPrice(store, { draft, customer, subscription, amount: subtotal, description: null });
  const taxes = line.taxes.map((tax) => ({ ...tax, amount: total - subtotal }));
  const open = store.put(withLines(draft, [{ ...line, taxes }]));
  const intent = store.put({ ...newIntent(open), id: id.replace("in_", "pi_") });
  const payment = store.put({
    ...newInvoicePayment(open, { type: "payment_intent", payment_intent: intent.id }),
    id: id.replace("in_", "inpay_"),
  });
  if (old.status === "open") return;
  const paid = newCharge(intent, open, "good");
  const charge = { ...paid, id: id.replace("in_", "ch_"), amount_refunded: returned(store, intent.id) };
  store.put({ ...charge, refunded: charge.amount_refunded === charge.amount });
  store.put({ ...intent, status: "succeeded", amount_received: total, latest_charge: charge.id });
  store.put(paidAt(payment, total));
  store.put({
    ...{ ...open, status: "paid", amount_paid: total, amount_remaining: 0 },
    status_transitions: { ...open.status_transitions, paid_at: created },
  });
}

const noTransitions = { finalized_at: null, marked_uncollectible_at: null, paid_at: null, voided_at: null };

function returned(store: StripeStore, intent: string): number {
  return store
    .list("refund")
    .filter(({ payment_intent }) => payment_intent === intent)
    .map((refund) => store.put<Refund>({ ...refund, charge: intent.replace("pi_", "ch_") }))
    .reduce((sum, { amount }) => sum + amount, 0);
}
