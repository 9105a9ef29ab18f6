import * as de from "../../../web/texts/de/de.ts";
import * as en from "../../../web/texts/en/en.ts";

const shortest = 14;

/** The English sentences of the catalogue that German has other words for. Those with a name or a number in them are left out. */
export const englishSentences = (() => {
  const german = new Set(listTexts(de));
  return [...new Set(listTexts(en))].filter(
    (text) => text.length >= shortest && text.includes(" ") && !german.has(text),
  );
})();

function listTexts(part: unknown): string[] {
  if (typeof part === "string") return [part];
  return typeof part === "object" && part !== null ? Object.values(part).flatMap(listTexts) : [];
}
