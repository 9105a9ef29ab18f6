import { findMarks } from "./find-marks.ts";
import { foldWord } from "./fold-word.ts";
import type { Hit } from "./search-portal.ts";

type Corrected = Pick<Hit, "title" | "body" | "corrected">;

const named = 3;

/** Whether it was found only by what somebody may have meant who mistyped a word. */
export function isCorrected({ corrected }: Pick<Corrected, "corrected">): boolean {
  return corrected.length > 0;
}

/**
 * The words, as they are written there, that everything was found by instead of those that were asked for; none where something was
 * found by what was asked for.
 */
export function listCorrected(hits: readonly Corrected[]): string[] {
  if (!hits.every(isCorrected)) return [];
  const words = new Map<string, string>();
  for (const { title, body, corrected } of hits) {
    const text = `${title} ${body}`;
    for (const { from, to } of findMarks(text, corrected)) {
      const word = text.slice(from, to);
      if (!words.has(foldWord(word))) words.set(foldWord(word), word);
    }
  }
  return [...words.values()].slice(0, named);
}
