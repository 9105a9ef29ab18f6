import type { Account } from "./account.ts";
import { type BalanceTransaction, type Customer, type Invoice, newObject } from "./objects.ts";

type Change = Pick<BalanceTransaction, "amount" | "type"> &
  Partial<Pick<BalanceTransaction, "currency" | "invoice" | "credit_note" | "description" | "metadata">>;

/** Changes what a customer has with the agency (below zero) or owes (above); each change is kept. Null when nothing changes. */
export function changeBalance(
  { store }: Account,
  customer: Customer,
  change: Change,
): BalanceTransaction | null {
  if (change.amount === 0) return null;
  const currency = change.currency ?? customer.currency ?? "";
  const { balance } = store.put({ ...customer, currency, balance: customer.balance + change.amount });
  return store.put<BalanceTransaction>({
    ...newObject("cbtxn", "customer_balance_transaction"),
    ...{ checkout_session: null, credit_note: null, description: null, invoice: null, metadata: {} },
    ...{ ...change, currency, customer: customer.id, customer_account: null, ending_balance: balance },
  });
}

/** What a customer's balance makes of an invoice: what it begins with, what is to be paid, and what stays. */
export function applyBalance({ balance, currency }: Customer, invoice: Pick<Invoice, "total" | "currency">) {
  const starting_balance = currency === invoice.currency ? balance : 0;
  const due = invoice.total + starting_balance;
  return { starting_balance, amount_due: Math.max(0, due), ending_balance: Math.min(0, due) };
}
