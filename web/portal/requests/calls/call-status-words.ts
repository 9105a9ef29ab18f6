import type { Enums } from "schemas/generated/database.ts";

/** What a call's status means to the owner. */
export const callStatusWords: Record<Enums<"discovery_call_status">, string> = {
  requested: "Waiting for your answer",
  proposed: "You proposed this time, waiting for the visitor",
  confirmed: "Confirmed",
  declined: "Declined",
  cancelled: "Cancelled",
  spam: "Suspected spam",
};
