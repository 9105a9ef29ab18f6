import type { RequestRule } from "schemas/requests/request-rule.ts";
import { fill } from "./fill.ts";

/** What zod says of a fault: the message is the name of a rule of ours, or zod's own words. */
type Fault = { message: string; maximum?: number | bigint } | { message: string };

/** What to say about the first fault of a request; undefined for one that no rule of ours names. */
export function describeRule(
  { issues: [fault] }: { issues: readonly Fault[] },
  rules: Record<RequestRule, string>,
  values: Record<string, string> = {},
): string | undefined {
  if (!fault) return;
  const sentences: Record<string, string> = rules;
  const sentence = Object.hasOwn(sentences, fault.message) ? sentences[fault.message] : undefined;
  const max = "maximum" in fault ? String(fault.maximum) : "";
  return sentence && fill(sentence, { ...values, max });
}
