import { discoveryCallRules } from "schemas/requests/discovery-call.ts";
import type { Texts } from "#texts/get-texts.ts";

export type CallAnswer =
  | "cancelled"
  | "accepted"
  | "changed"
  | "taken"
  | "closed"
  | "failed"
  /** The place of the broken rule in the list, from 1. */
  | `rule-${number}`;

type Told = { tone: "success" | "error"; text: string };

/** What to tell a visitor who comes back to the private page with this answer in its address. */
export function describeCallAnswer(
  answer: unknown,
  { privateCall: { done, refusals }, rules }: Pick<Texts, "privateCall" | "rules">,
): Told | null {
  if (typeof answer !== "string") return null;
  const [, rule] = /^rule-(\d{1,2})$/.exec(answer) ?? [];
  const broken = rule ? discoveryCallRules[Number(rule) - 1]?.rule : undefined;
  const refusal = rule ? broken && rules[broken] : wordsOf(answer, refusals);
  if (refusal) return { tone: "error", text: refusal };
  const text = wordsOf(answer, done);
  return text ? { tone: "success", text } : null;
}

function wordsOf(answer: string, words: Record<string, string>): string | undefined {
  return Object.hasOwn(words, answer) ? words[answer] : undefined;
}
