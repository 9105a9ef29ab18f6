import type { Enums } from "schemas/generated/database.ts";
import { dateInTimeZone } from "schemas/requests/date-in-time-zone.ts";

/** What is stored of an invoice that became final, as far as its money is concerned; amounts with tax, in Stripe's units. */
export type StatedInvoice = {
  id: string;
  number: string | null;
  status: Enums<"invoice_status">;
  currency: string;
  total: number;
  amount_paid: number;
  amount_remaining: number;
  credited: number;
  refunded: number;
  finalized_at: string;
  paid_at: string | null;
  paid_elsewhere_on: string | null;
  ended_at: string | null;
  credits: { kind: string; whole: number; reason: string; created_at: string }[];
};

/** In the order in which they stand on one day. */
const kinds = [
  "invoice",
  "credit",
  "write_off",
  "payment",
  "refund",
  "void",
  "uncollectible",
  "back",
] as const;
type EntryKind = (typeof kinds)[number];

export type Entry = {
  day: string;
  kind: EntryKind;
  invoice: { id: string; number: string | null };
  currency: string;
  reason: string | null;
  /** What is owed more by it, and less; of a refund as much is credited as is paid back. */
  charged: number;
  settled: number;
};

/** What invoices do to the account of their client, in order of day. */
export function listEntries(invoices: StatedInvoice[], timeZone: string): Entry[] {
  return invoices.flatMap((invoice) => entriesOf(invoice, timeZone)).sort(inOrder);
}

/**
 * What Stripe's own pages credited or returned is known as a sum
 * without a day, and stands on the day of the invoice or of its payment.
 */
function entriesOf(invoice: StatedInvoice, timeZone: string): Entry[] {
  const dayOf = (moment: string) => dateInTimeZone(new Date(moment), timeZone);
  const { id, number, currency, status, total, amount_paid } = invoice;
  const made = (
    kind: EntryKind,
    day: string,
    sums: Partial<Pick<Entry, "charged" | "settled" | "reason">>,
  ) => ({
    ...{ day, kind, invoice: { id, number }, currency, reason: null, charged: 0, settled: 0 },
    ...sums,
  });
  const begun = dayOf(invoice.finalized_at);
  const paidOn = invoice.paid_elsewhere_on ?? (invoice.paid_at ? dayOf(invoice.paid_at) : begun);
  const endedOn = invoice.ended_at ? dayOf(invoice.ended_at) : begun;

  const entries = [made("invoice", begun, { charged: total })];
  for (const { kind, whole, reason, created_at } of invoice.credits)
    entries.push(
      kind === "refund"
        ? made("refund", dayOf(created_at), { charged: whole, settled: whole, reason })
        : made(kind === "write_off" ? "write_off" : "credit", dayOf(created_at), { settled: whole, reason }),
    );
  const noted = (isRefund: boolean) =>
    invoice.credits
      .filter(({ kind }) => (kind === "refund") === isRefund)
      .reduce((sum, { whole }) => sum + whole, 0);
  const returned = Math.max(0, invoice.refunded - noted(true));
  const credited = Math.max(0, invoice.credited - noted(true) - noted(false) - returned);
  if (credited > 0) entries.push(made("credit", begun, { settled: credited }));
  if (returned > 0) entries.push(made("refund", paidOn, { charged: returned, settled: returned }));
  if (amount_paid > 0) entries.push(made("payment", paidOn, { settled: amount_paid }));

  if (status === "void") {
    const settled = total - noted(false) - credited - amount_paid;
    entries.push(made("void", endedOn, { settled }));
  } else if (status === "uncollectible")
    entries.push(made("uncollectible", endedOn, { settled: invoice.amount_remaining }));
  else if (status === "paid" && invoice.ended_at && amount_paid > 0) {
    entries.push(made("uncollectible", endedOn, { settled: amount_paid }));
    entries.push(made("back", paidOn, { charged: amount_paid }));
  }
  return entries;
}

function inOrder(one: Entry, other: Entry): number {
  const byNumber = (one.invoice.number ?? "").localeCompare(other.invoice.number ?? "", "en", {
    numeric: true,
  });
  return one.day.localeCompare(other.day) || kinds.indexOf(one.kind) - kinds.indexOf(other.kind) || byNumber;
}
