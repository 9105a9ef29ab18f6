import "server-only";
import { type Language, languageOf } from "schemas/languages.ts";
import * as de from "./de/de.ts";
import * as en from "./en/en.ts";

const catalogues: Record<Language, typeof en> = { en, de };

/** What the interface says in the language of a locale like de-DE; in English where there is no catalogue for it. */
export function textsOf(locale: string): typeof en {
  return catalogues[languageOf(locale)];
}
