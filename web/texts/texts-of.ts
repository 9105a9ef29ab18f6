import "server-only";
import * as de from "./de/de.ts";
import * as en from "./en/en.ts";

const catalogues: Record<string, typeof en> = { en, de };

/** What the interface says in the language of a locale like de-DE; in English where there is no catalogue for it. */
export function textsOf(locale: string): typeof en {
  const [language = ""] = locale.split("-");
  return (Object.hasOwn(catalogues, language) && catalogues[language]) || en;
}
