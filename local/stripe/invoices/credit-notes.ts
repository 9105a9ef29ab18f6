import type { z } from "zod";
import type { Account } from "../account.ts";
import { showMoney } from "../currencies.ts";
import { changeBalance } from "../customer-balance.ts";
import { findCustomer, findInvoice } from "../find-asked.ts";
import { mergeMetadata } from "../forms.ts";
import { type CreditNote, type Invoice, newObject, now } from "../objects.ts";
import { missing, Refusal } from "../refusal.ts";
import type { StripeStore } from "../store.ts";
import type { creditForm } from "./credit-forms.ts";
import { creditLines } from "./credit-lines.ts";
import { chargesOf, creditableOf, issuedFor, linkRefunds } from "./creditable.ts";
import { followRemaining } from "./pay-invoice.ts";
import { leftOf, refund } from "./refunds.ts";
import { sumLines } from "./sum-lines.ts";

type Asked = z.output<typeof creditForm>;

/** What a credit note would be; nothing is stored. */
export function previewCredit(store: StripeStore, asked: Asked): CreditNote {
  const invoice = findInvoice(store, asked.invoice, "invoice", 400);
  if (invoice.status !== "open" && invoice.status !== "paid")
    throw new Refusal(
      `You can only create credit notes for open or paid invoices. This one is ${invoice.status}.`,
      {
        param: "invoice",
      },
    );
  const issued = issuedFor(store, invoice.id);
  const lines = creditLines(asked, { store, invoice, issued });
  const sums = sumLines(lines);
  const refunds = linkRefunds(store, invoice, asked.refunds ?? []);
  const linked = refunds.reduce((sum, { amount_refunded }) => sum + amount_refunded, 0);
  const most = creditableOf(store, invoice) + linked;
  const { currency, amount_remaining } = invoice;
  if (sums.total > most)
    throw new Refusal(
      `The credit note amount (${showMoney(sums.total, currency)}) is greater than what can be credited on the invoice (${showMoney(most, currency)}).`,
    );
  const pre = Math.min(sums.total, amount_remaining);
  const post = sums.total - pre;
  const given =
    (asked.credit_amount ?? 0) + (asked.refund_amount ?? 0) + (asked.out_of_band_amount ?? 0) + linked;
  if (given !== post)
    throw new Refusal(
      `The sum of credit amount, refund amount and out of band amount (${showMoney(given, currency)}) must equal the credit note amount (${showMoney(post, currency)}).`,
    );
  const begun = newObject("cn", "credit_note");
  return {
    ...begun,
    ...{
      amount: sums.total,
      amount_shipping: 0,
      currency,
      customer: invoice.customer,
      customer_account: null,
    },
    ...{ customer_balance_transaction: null, discount_amount: 0, discount_amounts: [], invoice: invoice.id },
    effective_at: asked.effective_at ?? begun.created,
    lines: { object: "list", data: lines, has_more: false, url: `/v1/credit_notes/${begun.id}/lines` },
    ...{
      memo: asked.memo ?? null,
      metadata: mergeMetadata({}, asked.metadata),
      reason: asked.reason ?? null,
    },
    number: `${invoice.number}-CN-${String(countFor(store, invoice) + 1).padStart(2, "0")}`,
    ...{ out_of_band_amount: asked.out_of_band_amount ?? null, pdf: `${invoice.hosted_invoice_url}` },
    ...{ post_payment_amount: post, pre_payment_amount: pre, pretax_credit_amounts: [], refunds },
    ...{ shipping_cost: null, status: "issued", ...sums, voided_at: null },
    type: pre === 0 ? "post_payment" : post === 0 ? "pre_payment" : "mixed",
  };
}

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

function countFor(store: StripeStore, { id }: Invoice): number {
  return store.list("credit_note").filter(({ invoice }) => invoice === id).length;
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
