import { creditWithTax } from "../credit-with-tax.ts";
import type { Invoice } from "../read-invoices.ts";

type Billed = Pick<
  Invoice,
  "status" | "currency" | "total" | "amount_paid" | "amount_remaining" | "credited" | "refunded" | "paid_at"
> & {
  invoice_credits: Pick<
    Invoice["invoice_credits"][number],
    | "id"
    | "kind"
    | "status"
    | "change_order_id"
    | "amount"
    | "currency"
    | "tax_percent"
    | "reason"
    | "created_at"
  >[];
};

/** A part of what was credited, with tax; without a reason where Stripe's own pages did it. */
export type Taken = {
  id: string;
  amount: number;
  reason: string | null;
  on: string | null;
};

export type Settlement = {
  /** What made it less before it was paid. */
  credits: Taken[];
  /** What the client had from before and was taken off. */
  fromBalance: number;
  paid: number;
  left: number;
  /** What went back after it was paid, and what was kept for the next invoice. */
  refunds: Taken[];
  kept: Taken[];
};

/** How an invoice was settled: always total = credits + fromBalance + paid + left, but for a void one, of which nothing is left. */
export function settlementOf(invoice: Billed): Settlement {
  const { status, total, amount_paid, paid_at } = invoice;
  const done = invoice.invoice_credits.filter((credit) => credit.status === "done");
  const isAfter = ({ created_at }: { created_at: string }) =>
    status === "paid" && paid_at !== null && Date.parse(created_at) > Date.parse(paid_at);
  const taken = (credit: (typeof done)[number]): Taken => ({
    ...{
      id: credit.id,
      amount: creditWithTax(credit),
      reason: credit.reason,
      on: credit.created_at,
    },
  });
  const refunds = done.filter(({ kind }) => kind === "refund").map(taken);
  const others = done.filter(({ kind }) => kind !== "refund");
  const credits = others.filter((credit) => !isAfter(credit)).map(taken);
  const kept = others.filter(isAfter).map(taken);

  const unsaid = (amount: number): Taken[] =>
    amount > 0 ? [{ id: "at Stripe", amount, reason: null, on: null }] : [];
  const returned = Math.max(0, invoice.refunded - sum(refunds));
  const credited = Math.max(0, invoice.credited - sum(refunds) - sum(credits) - sum(kept) - returned);
  const left = status === "void" ? 0 : invoice.amount_remaining;
  const gap = status === "void" ? 0 : Math.max(0, total - sum(credits) - amount_paid - left);
  const before = Math.min(credited, gap);
  return {
    credits: [...credits, ...unsaid(before)],
    fromBalance: gap - before,
    paid: amount_paid,
    left,
    refunds: [...refunds, ...unsaid(returned)],
    kept: [...kept, ...unsaid(credited - before)],
  };
}

function sum(taken: Taken[]): number {
  return taken.reduce((all, { amount }) => all + amount, 0);
}
