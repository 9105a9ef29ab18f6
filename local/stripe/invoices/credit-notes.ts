import type { z } from "zod";
import type { Account } from "../account.ts";
import { changeBalance } from "../customer-balance.ts";
import { findCustomer, findInvoice } from "../find-asked.ts";
import { type CreditNote, type Invoice, now } from "../objects.ts";
import { missing, Refusal } from "../refusal.ts";
import type { StripeStore } from "../store.ts";
import type { creditForm } from "./credit-forms.ts";
import { chargesOf } from "./creditable.ts";
import { followRemaining } from "./pay-invoice.ts";
import { previewCredit } from "./preview-credit.ts";
import { leftOf, refund } from "./refunds.ts";

type Asked = z.output<typeof creditForm>;

/** Credits an invoice: first what is not paid yet, then what was paid, which goes back as asked. */
export function createCredit(account: Account, asked: Asked): CreditNote {
  const { store, tell } = account;
  return store.change(() => {
    const made = previewCredit(store, asked);
    const credit = changeBalance(account, findCustomer(store, made.customer), {
      amount: -(asked.credit_amount ?? 0),
      ...{ type: "credit_note", credit_note: made.id, invoice: made.invoice, currency: made.currency },
    });
    const note = store.put({
      ...made,
      customer_balance_transaction: credit?.id ?? null,
      refunds: [...made.refunds, ...returnMoney(account, made, asked.refund_amount ?? 0)],
    });
    tell("credit_note.created", note);
    creditInvoice(account, note, 1);
    return note;
  });
}

/** Takes back what a credit note took off an open invoice; money that went back stays there. */
export function voidCredit(account: Account, id: string): CreditNote {
  const { store, tell } = account;
  return store.change(() => {
    const note = findCredit(store, id);
    const invoice = findInvoice(store, note.invoice);
    if (note.status === "void") throw new Refusal("This credit note has already been voided.");
    if (invoice.status !== "open" || note.post_payment_amount > 0)
      throw new Refusal("You can only void a credit note of an open invoice.");
    const voided = store.put<CreditNote>({ ...note, status: "void", voided_at: now() });
    tell("credit_note.voided", voided);
    creditInvoice(account, voided, -1);
    return voided;
  });
}

export function findCredit(store: StripeStore, id: string): CreditNote {
  const note = store.find("credit_note", id);
  if (!note) throw missing("credit note", id);
  return note;
}

/** Refunds an amount of a credit note from what was paid by card. */
function returnMoney(account: Account, { invoice, id }: CreditNote, amount: number): CreditNote["refunds"] {
  if (amount === 0) return [];
  const charge = chargesOf(account.store, invoice).find((paid) => leftOf(paid) >= amount);
  if (!charge)
    throw new Refusal("The refund amount is greater than what was paid for this invoice through Stripe.", {
      param: "refund_amount",
    });
  const back = refund(account, { charge: charge.id, amount, reason: null, metadata: { credit_note: id } });
  return [{ amount_refunded: amount, payment_record_refund: null, refund: back.id, type: "refund" }];
}

/** Takes what a note credits off its invoice, or puts it back there; nothing left is as good as paid. */
function creditInvoice(account: Account, note: CreditNote, way: 1 | -1): void {
  const { store, tell } = account;
  const before = findInvoice(store, note.invoice);
  const pre = way * note.pre_payment_amount;
  const amount_remaining = before.amount_remaining - pre;
  const isPaid = before.status === "open" && amount_remaining === 0;
  const after = store.put<Invoice>({
    ...{ ...before, amount_remaining, amount_due: before.amount_due - pre },
    pre_payment_credit_notes_amount: before.pre_payment_credit_notes_amount + pre,
    post_payment_credit_notes_amount:
      before.post_payment_credit_notes_amount + way * note.post_payment_amount,
    ...(isPaid && { status: "paid", status_transitions: { ...before.status_transitions, paid_at: now() } }),
  });
  if (before.status === "open") followRemaining(account, after);
  const { amount_due, pre_payment_credit_notes_amount, post_payment_credit_notes_amount } = before;
  tell("invoice.updated", after, {
    ...{ amount_due, amount_remaining: before.amount_remaining },
    ...{ pre_payment_credit_notes_amount, post_payment_credit_notes_amount },
  });
  if (isPaid) tell("invoice.paid", after);
}
