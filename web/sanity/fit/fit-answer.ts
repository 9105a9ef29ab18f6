import { queries } from "schemas/generated/shapes.ts";
import { processSingleton } from "#server/process-singleton.ts";
import { fitValue } from "./fit-value.ts";

/** Settings are asked for without a parameter of one's own. */
const withoutOwn = JSON.stringify({ isPreview: false });

/**
 * What the content service answered, as the query's generated type has it: somebody may have written past the Studio what its forms refuse.
 * The one answer that every page asks for keeps in its settings what it had before. Throws an Error where nothing is left of it.
 */
export function fitAnswer<Answer>(query: string, answer: Answer, parameters?: string): Answer;
export function fitAnswer(query: string, answer: unknown, parameters?: string): unknown {
  const shape = queries[query];
  if (!shape) return answer;
  const last = lastAnswers();
  const { value } = fitValue(answer, shape, parameters === withoutOwn ? last.get(query) : undefined);
  if (parameters === withoutOwn) last.set(query, value);
  return value;
}

function lastAnswers(): Map<string, unknown> {
  return processSingleton("last answers", () => new Map<string, unknown>());
}
