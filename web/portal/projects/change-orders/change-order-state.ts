import type { Enums } from "schemas/generated/database.ts";
import { Temporal } from "temporal-polyfill";
import type { BadgeTone } from "#ui/badge/badge.tsx";

export type ChangeOrderState = Enums<"change_order_status"> | "expired" | "undecided";

/** How a change order stands now: one that was sent is over after its last day in the agency's time zone. */
export function changeOrderState(
  order: { status: Enums<"change_order_status">; expires_at: string | null },
  now: Date,
): ChangeOrderState {
  const isOver = order.expires_at !== null && Date.parse(order.expires_at) <= now.getTime();
  return order.status === "sent" && isOver ? "expired" : order.status;
}

export const stateTones: Record<ChangeOrderState, BadgeTone> = {
  draft: "neutral",
  sent: "attention",
  approved: "good",
  declined: "danger",
  withdrawn: "neutral",
  expired: "neutral",
  undecided: "neutral",
};

/** The moment at which a day (YYYY-MM-DD) is over in a time zone. */
export function endOfDay(date: string, timeZone: string): string {
  return Temporal.PlainDate.from(date).add({ days: 1 }).toZonedDateTime({ timeZone }).toInstant().toString();
}
