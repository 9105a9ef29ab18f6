import type { z } from "zod";
import type { Charge, CreditNote, Invoice } from "../objects.ts";
import { missing, Refusal } from "../refusal.ts";
import type { StripeStore } from "../store.ts";
import type { creditForm } from "./credit-forms.ts";
import { paymentsOf } from "./finalize-invoice.ts";
import { listRefunds } from "./refunds.ts";

type AskedRefunds = NonNullable<z.output<typeof creditForm>["refunds"]>;

/** The credit notes of an invoice that count. */
export function issuedFor(store: StripeStore, invoice: string): CreditNote[] {
  return store.list("credit_note").filter((note) => note.invoice === invoice && note.status === "issued");
}

/** What was paid for an invoice by card. */
export function chargesOf(store: StripeStore, invoice: string): Charge[] {
  return paymentsOf(store, invoice).flatMap(({ status, payment }) => {
    if (status !== "paid" || payment.type !== "payment_intent") return [];
    const intent = store.find("payment_intent", payment.payment_intent);
    return store.find("charge", intent?.latest_charge ?? "") ?? [];
  });
}

/** What can be credited: all of it that is neither credited nor refunded past credit notes. */
export function creditableOf(store: StripeStore, invoice: Invoice): number {
  const { total, pre_payment_credit_notes_amount: before, post_payment_credit_notes_amount: after } = invoice;
  const back = refundsOf(store, invoice.id).reduce((sum, { amount }) => sum + amount, 0);
  const loose = back - linkedOf(store, invoice.id);
  return total - before - after - loose;
}

/** Refunds that were made past credit notes, for one that tells of them. */
export function linkRefunds(
  store: StripeStore,
  invoice: Invoice,
  asked: AskedRefunds,
): CreditNote["refunds"] {
  const known = refundsOf(store, invoice.id);
  return asked.map(({ refund: id, amount_refunded }) => {
    const found = known.find((refund) => refund.id === id);
    if (!found) throw missing("refund", id, "refunds", 400);
    const left = found.amount - linkedOf(store, invoice.id, id);
    const amount = amount_refunded ?? left;
    if (amount > left || amount === 0)
      throw new Refusal(`The refund ${id} has ${left} that no credit note tells of.`, { param: "refunds" });
    return { amount_refunded: amount, payment_record_refund: null, refund: id, type: "refund" };
  });
}

function refundsOf(store: StripeStore, invoice: string) {
  const charges = chargesOf(store, invoice).map(({ id }) => id);
  return listRefunds(store, {}).filter(({ charge }) => charges.includes(charge));
}

/** How much of the refunds, or of one, credit notes tell of. */
function linkedOf(store: StripeStore, invoice: string, id?: string): number {
  return issuedFor(store, invoice)
    .flatMap(({ refunds }) => refunds)
    .filter(({ refund }) => id === undefined || refund === id)
    .reduce((sum, { amount_refunded }) => sum + amount_refunded, 0);
}
