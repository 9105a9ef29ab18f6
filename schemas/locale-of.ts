import { defaultRegion } from "schemas/default-region.ts";
import { languages } from "./languages.ts";

/**
 * The language of the product's words and the country whose habits dates and prices follow, like en-CA: as the site settings have it
 * where a program can write for that, else the default's. A language that there are no words in gives way to English: fr-FR is en-FR.
 */
export function localeOf(settings: { locale: string | null } | null): string {
  const { locale } = settings ?? {};
  const asked = locale && isLocale(locale) ? locale : defaultRegion.locale;
  return hasWords(asked) ? String(new Intl.Locale(asked)) : withLanguage(languages[0], asked);
}

/** Whether the product has words in the language of a locale. */
export function hasWords(locale: string): boolean {
  const { language } = new Intl.Locale(locale);
  return languages.some((each) => each === language);
}

/** Another language with the country of a locale: en and fr-FR are en-FR. */
export function withLanguage(language: string, locale: string): string {
  const { region } = new Intl.Locale(locale);
  return region ? `${language}-${region}` : language;
}

export function isLocale(text: string): boolean {
  try {
    return Intl.DateTimeFormat.supportedLocalesOf(text).length > 0;
  } catch {
    return false;
  }
}
