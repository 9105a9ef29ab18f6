import type { Enums } from "schemas/generated/database.ts";
import type { BadgeTone } from "#ui/badge/badge.tsx";

export type InvoiceState = Enums<"invoice_status"> | "overdue";

/** How an invoice stands now: an open one is overdue when its last day is over in the agency's time zone. */
export function invoiceState(
  { status, falls_due_at }: { status: Enums<"invoice_status">; falls_due_at: string | null },
  now: Date,
): InvoiceState {
  const isOver = falls_due_at !== null && Date.parse(falls_due_at) <= now.getTime();
  return status === "open" && isOver ? "overdue" : status;
}

export const stateTones: Record<InvoiceState, BadgeTone> = {
  preparing: "neutral",
  draft: "neutral",
  open: "attention",
  overdue: "danger",
  paid: "good",
  void: "neutral",
  uncollectible: "danger",
  discarded: "neutral",
};
