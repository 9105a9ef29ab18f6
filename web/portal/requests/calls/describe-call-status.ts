import type { Enums } from "schemas/generated/database.ts";

const statuses: Record<Enums<"discovery_call_status">, string> = {
  requested: "Waiting for your answer",
  proposed: "You proposed this time",
  confirmed: "Confirmed",
  declined: "Declined",
  cancelled: "Cancelled by the visitor",
  spam: "Suspected spam",
};

export function describeCallStatus(status: Enums<"discovery_call_status">): string {
  return statuses[status];
}
