import { discoveryCallRules } from "schemas/requests/discovery-call.ts";

export type CallAnswer =
  | "cancelled"
  | "accepted"
  | "changed"
  | "taken"
  | "closed"
  | "failed"
  /** The place of the broken rule in the list, from 1. */
  | `rule-${number}`;

type Words = { tone: "success" | "error"; text: string };

const words: Record<string, Words> = {
  cancelled: { tone: "success", text: "Your call is cancelled." },
  accepted: { tone: "success", text: "Thanks! The time is confirmed." },
  changed: { tone: "success", text: "Thanks! We'll be in touch to confirm a time." },
  taken: { tone: "error", text: "That time was given away in the meantime. Please choose another one." },
  closed: { tone: "error", text: "This call can no longer be changed." },
  failed: { tone: "error", text: "Failed to submit. Please try again later." },
};

/** What to tell a visitor who comes back to the private page with this answer in its address. */
export function describeCallAnswer(answer: unknown): Words | null {
  if (typeof answer !== "string") return null;
  const [, rule] = /^rule-(\d{1,2})$/.exec(answer) ?? [];
  const text = rule && discoveryCallRules[Number(rule) - 1]?.text;
  if (text) return { tone: "error", text };
  return Object.hasOwn(words, answer) ? (words[answer] ?? null) : null;
}
