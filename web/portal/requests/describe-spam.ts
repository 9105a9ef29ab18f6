import type { Texts } from "#texts/get-texts.ts";

/** Why a request is suspected, in the owner's words. */
export function describeSpam(reasons: string[], { suspectedSpam, spamReasons }: Texts["requests"]): string {
  const words: Record<string, string> = spamReasons;
  return suspectedSpam(reasons.map((reason) => words[reason] ?? reason).join(", "));
}
