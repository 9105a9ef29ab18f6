import "server-only";
import Stripe from "stripe";
import { fulfilWish } from "./fulfil-wish.ts";
import { makeCreditNote } from "./make-credit-note.ts";
import { findDraft, prepareAtStripe } from "./prepare-at-stripe.ts";
import { settleAsDiscarded, settleInvoice } from "./settle-invoice.ts";
import { dropWish, endCredit, readStoredInvoice, type StoredInvoice } from "./stored-invoice.ts";

/**
 * Does at Stripe what is written down of an invoice and not so there: prepares it, does what its owner asked, credits. Whoever comes at
 * once or after somebody who did not come to an end does nothing twice. 'refused': Stripe did not want it. Throws an Error when Stripe
 * does not answer; what was wanted is then done by whoever comes next.
 */
export async function carryOut(id: string): Promise<"done" | "refused"> {
  const written = await readStoredInvoice(id);
  if (!written) return "done";
  if (written.asked === "discard" && !written.stripe_invoice_id) return await discardUnknown(written);
  if (written.status === "preparing") await settleInvoice(await prepareAtStripe(written));
  const invoice = written.status === "preparing" ? await readStoredInvoice(id) : written;
  const stripeId = invoice?.stripe_invoice_id;
  if (!invoice || !stripeId) return "done";
  const isDone = [];
  if (invoice.asked) isDone.push(await tryWish(invoice, stripeId));
  for (const credit of invoice.invoice_credits) isDone.push(await tryCredit(invoice, stripeId, credit));
  if (isDone.length === 0) await settleInvoice(stripeId);
  return isDone.includes(false) ? "refused" : "done";
}

/** What Stripe says decides, not how it answered: somebody else may have been faster. A wish that is not so then was refused. */
async function tryWish(invoice: StoredInvoice, stripeId: string): Promise<boolean> {
  let why = "it is not what was seen";
  try {
    await fulfilWish(invoice, stripeId);
  } catch (error) {
    if (!isRefusal(error)) throw error;
    why = error.message;
  }
  await settleInvoice(stripeId);
  const after = await readStoredInvoice(invoice.id);
  if (after?.asked_key !== invoice.asked_key) return true;
  console.error(`Invoice ${invoice.id}, ${invoice.asked}: ${why}`);
  await dropWish(invoice);
  return false;
}

/** It ends when its invoice is stored without it: from then on another can be asked, up to what is left. */
async function tryCredit(
  invoice: StoredInvoice,
  stripeId: string,
  credit: StoredInvoice["invoice_credits"][number],
): Promise<boolean> {
  let note: string | null = null;
  try {
    note = await makeCreditNote(stripeId, credit);
  } catch (error) {
    if (!isRefusal(error)) throw error;
    console.error(`Credit ${credit.id} of the invoice ${invoice.id}: ${error.message}`);
  }
  await settleInvoice(stripeId);
  await endCredit(credit.id, note);
  return note !== null;
}

/** Nobody lived to write down what Stripe made of it, or it made nothing. */
async function discardUnknown(invoice: StoredInvoice): Promise<"done"> {
  const draft = await findDraft(invoice);
  if (draft) await fulfilWish(invoice, draft.id);
  await settleAsDiscarded(invoice.id);
  return "done";
}

/** Stripe understood what was asked, and will not do it; while somebody else asks the same nothing is refused. */
function isRefusal(error: unknown): error is Error {
  if (error instanceof Error && "code" in error && error.code === "idempotency_key_in_use") return false;
  const { StripeInvalidRequestError, StripeCardError, StripeIdempotencyError } = Stripe.errors;
  return [StripeInvalidRequestError, StripeCardError, StripeIdempotencyError].some(
    (kind) => error instanceof kind,
  );
}
