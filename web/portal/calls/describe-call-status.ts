import type { Enums } from "schemas/generated/database.ts";

const statuses: Record<Enums<"discovery_call_status">, string> = {
  requested: "waits for your answer",
  proposed: "you proposed this time",
  confirmed: "confirmed",
  declined: "declined",
  cancelled: "cancelled by the visitor",
  spam: "suspected spam",
};

/** What a call's status means to the owner. */
export function describeCallStatus(status: Enums<"discovery_call_status">): string {
  return statuses[status];
}
