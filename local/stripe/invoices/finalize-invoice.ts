import type { Account } from "../account.ts";
import { applyBalance, changeBalance } from "../customer-balance.ts";
import { findCustomer, findInvoice } from "../find-asked.ts";
import { type Invoice, now } from "../objects.ts";
import { Refusal } from "../refusal.ts";
import type { StripeStore } from "../store.ts";
import { requireLocation } from "./automatic-tax.ts";
import { refreshDraft } from "./draft-invoice.ts";
import { newIntent, newInvoicePayment } from "./payment-objects.ts";

/** Makes a draft final: it gets its number, can be paid, and is paid at once when there is nothing to pay. */
export function finalizeInvoice(
  account: Account,
  id: string,
  asked: { auto_advance?: boolean } = {},
): Invoice {
  const { store, tell } = account;
  return store.change(() => {
    const draft = findInvoice(store, id);
    if (draft.status !== "draft")
      throw new Refusal("This invoice is already finalized, you can't re-finalize a non-draft invoice.");
    const refreshed = refreshDraft(store, { ...draft, ...asked });
    requireLocation(refreshed);
    const open = issue(account, settleBalance(account, refreshed));
    if (open.amount_due > 0) {
      const [payment] = paymentsOf(store, open.id);
      const intent = payment?.payment.type === "payment_intent" ? payment.payment.payment_intent : "";
      const made = store.find("payment_intent", intent);
      if (made) tell("payment_intent.created", made);
      tell("invoice.finalized", open);
      return open;
    }
    const paid = store.put<Invoice>({
      ...{ ...open, status: "paid", attempted: true },
      status_transitions: { ...open.status_transitions, paid_at: now() },
    });
    tell("invoice.finalized", open);
    tell("invoice.paid", paid);
    tell("invoice.payment_succeeded", paid);
    return paid;
  });
}

/** Takes what the customer has with the agency for the invoice, and adds what it owes. */
function settleBalance(account: Account, draft: Invoice): Invoice {
  const customer = findCustomer(account.store, draft.customer);
  const { starting_balance, ending_balance } = applyBalance(customer, draft);
  changeBalance(account, customer, {
    amount: ending_balance - starting_balance,
    ...{ type: "applied_to_invoice", invoice: draft.id, currency: draft.currency },
  });
  return { ...draft, ending_balance };
}

/** The number, the address and what is to be paid of an invoice that is final from now on; nothing is told. */
export function issue({ store, url }: Account, draft: Invoice): Invoice {
  const open = store.put<Invoice>({
    ...{
      ...draft,
      status: "open",
      ending_balance: draft.ending_balance ?? 0,
      automatically_finalizes_at: null,
    },
    number: numberOf(store),
    effective_at: draft.effective_at ?? now(),
    hosted_invoice_url: `${url}/invoices/${draft.id}`,
    status_transitions: { ...draft.status_transitions, finalized_at: now() },
  });
  if (open.amount_due > 0) {
    const intent = store.put(newIntent(open));
    store.put(newInvoicePayment(open, { type: "payment_intent", payment_intent: intent.id }));
  }
  return open;
}

/** One series for the account, as wide as Stripe's own: a prefix of eight, and how many. */
function numberOf(store: StripeStore): string {
  return `EMULATED-${String(store.nextNumber("invoice")).padStart(4, "0")}`;
}

/** The payments of an invoice, newest first. */
export function paymentsOf(store: StripeStore, invoice: string) {
  return store.list("invoice_payment").filter((payment) => payment.invoice === invoice);
}
