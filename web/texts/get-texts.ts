import "server-only";
import { cache } from "react";
import { getLocale } from "#sanity/locale.ts";
import { en } from "./en/en.ts";

/** The catalogue of a language: what the interface says, by feature. A sentence with a name or a number in it is a function. */
export type Texts = typeof en;

const catalogues: Record<string, Texts> = { en };

/** What the interface says, in the language of the site settings; English where there is no catalogue for it. */
export const getTexts = cache(async (): Promise<Texts> => {
  const [language = ""] = (await getLocale()).split("-");
  return catalogues[language] ?? en;
});
