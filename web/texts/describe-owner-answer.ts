import type { Texts } from "./get-texts.ts";

/** What to tell the owner when something was not done; null for every answer that means that it was. */
export function describeOwnerFailure(answer: unknown, { failures }: Texts["ownerAnswers"]): string | null {
  const sentences: Record<string, string> = failures;
  return typeof answer === "string" && Object.hasOwn(sentences, answer) ? (sentences[answer] ?? null) : null;
}

/** What to tell the owner when it was done. */
export function describeOwnerSuccess(answer: string, { successes, done }: Texts["ownerAnswers"]): string {
  const sentences: Record<string, string> = successes;
  return (Object.hasOwn(sentences, answer) && sentences[answer]) || done;
}
