/** The languages that the product has words in (web/texts), as their two letters. The first stands in for all others. */
export const languages = ["en", "de"] as const;

export type Language = (typeof languages)[number];

/** The language that the product speaks to somebody with a locale like de-DE. */
export function languageOf(locale: string): Language {
  const [language] = locale.split("-");
  return languages.find((each) => each === language) ?? languages[0];
}
