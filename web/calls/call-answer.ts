import type { Texts } from "#texts/get-texts.ts";

export type CallAnswer =
  | "cancelled"
  | "accepted"
  | "changed"
  /** The time that was asked for is the one that it has. */
  | "same"
  | "taken"
  | "closed"
  | "failed"
  /** The place of the broken rule in the list, from 1. */
  | `rule-${number}`;

type Told = { tone: "success" | "error"; text: string };

/** What to tell a visitor who comes back to the private page with this answer in its address; `rules` are in their order. */
export function describeCallAnswer(
  answer: unknown,
  { done, refusals }: Texts["privateCall"],
  rules: readonly string[],
): Told | null {
  if (typeof answer !== "string") return null;
  const [, rule] = /^rule-(\d{1,2})$/.exec(answer) ?? [];
  const refusal = rule ? rules[Number(rule) - 1] : wordsOf(answer, refusals);
  if (refusal) return { tone: "error", text: refusal };
  const text = wordsOf(answer, done);
  return text ? { tone: "success", text } : null;
}

function wordsOf(answer: string, words: Record<string, string>): string | undefined {
  return Object.hasOwn(words, answer) ? words[answer] : undefined;
}
