import type { Tables } from "schemas/generated/database.ts";

type Credited = Pick<
  Tables<"invoices">,
  "status" | "total" | "credited" | "amount_paid" | "amount_remaining" | "refunded"
>;

/** How much of an invoice can be credited, refunded or written off, with tax, in Stripe's units; 0 where it cannot. As the database says. */
export function leftToCredit(invoice: Credited, kind: "credit" | "refund" | "write_off"): number {
  const { status, total, credited, amount_paid, amount_remaining, refunded } = invoice;
  if (status === "open") return kind === "refund" ? 0 : amount_remaining;
  if (status !== "paid" || kind === "write_off") return 0;
  return Math.max(
    kind === "credit" ? total - credited : Math.min(amount_paid - refunded, total - credited),
    0,
  );
}
