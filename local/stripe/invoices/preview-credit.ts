import type { z } from "zod";
import { showMoney } from "../currencies.ts";
import { findInvoice } from "../find-asked.ts";
import { mergeMetadata } from "../forms.ts";
import { type CreditNote, type Invoice, newObject } from "../objects.ts";
import { Refusal } from "../refusal.ts";
import type { StripeStore } from "../store.ts";
import type { creditForm } from "./credit-forms.ts";
import { creditLines } from "./credit-lines.ts";
import { creditableOf, issuedFor, linkRefunds } from "./creditable.ts";
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

function countFor(store: StripeStore, { id }: Invoice): number {
  return store.list("credit_note").filter(({ invoice }) => invoice === id).length;
}
