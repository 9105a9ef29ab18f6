import type { Enums } from "schemas/generated/database.ts";
import type { BadgeTone } from "#ui/badge/badge.tsx";

export type Decision = Enums<"decision">;

export const decisionTones: Record<Decision, BadgeTone> = {
  approved: "good",
  changes_requested: "attention",
  declined: "danger",
};

export const decisionWords: Record<Decision, { done: string; tone: BadgeTone }> = {
  approved: { done: "Approved", tone: "good" },
  changes_requested: { done: "Changes requested", tone: "attention" },
  declined: { done: "Declined", tone: "danger" },
};

export function isDecision(value: unknown): value is Decision {
  return typeof value === "string" && Object.hasOwn(decisionTones, value);
}
