import type { Enums } from "schemas/generated/database.ts";
import type { BadgeTone } from "#ui/badge/badge.tsx";

export type Decision = Enums<"decision">;

export const decisionTones: Record<Decision, BadgeTone> = {
  approved: "good",
  changes_requested: "attention",
  declined: "danger",
};

export function isDecision(value: unknown): value is Decision {
  return typeof value === "string" && Object.hasOwn(decisionTones, value);
}
