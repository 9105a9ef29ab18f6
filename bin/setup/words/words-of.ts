import { type Language, languageOf } from "../../../schemas/languages.ts";
import * as de from "./de.ts";
import * as en from "./en.ts";

const languages: Record<Language, { words: en.Words }> = { en, de };

/** What setup writes in the language of a locale; in English where it has no words of it. */
export function wordsOf(locale: string): en.Words {
  return languages[languageOf(locale)].words;
}
