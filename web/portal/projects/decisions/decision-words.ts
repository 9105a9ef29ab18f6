import type { Enums } from "schemas/generated/database.ts";
import type { BadgeTone } from "#ui/badge/badge.tsx";

export type Decision = Enums<"decision">;

/** A decision as it is said, and as it is asked for. */
export const decisionWords: Record<Decision, { done: string; ask: string; tone: BadgeTone }> = {
  approved: { done: "Approved", ask: "Approve", tone: "good" },
  changes_requested: { done: "Changes requested", ask: "Request changes", tone: "attention" },
  declined: { done: "Declined", ask: "Decline", tone: "danger" },
};

export function isDecision(value: unknown): value is Decision {
  return typeof value === "string" && Object.hasOwn(decisionWords, value);
}
