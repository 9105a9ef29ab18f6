import { languages } from "../../schemas/languages.ts";
import { hasWords, localeOf } from "../../schemas/locale-of.ts";

const namesOf = (type: "language" | "region") => new Intl.DisplayNames("en", { type });

/** What an agency has to know whose language the product has no words in; nothing for the others. */
export function describeLanguage(locale: string): string[] {
  if (hasWords(locale)) return [];
  const { language, region = "" } = new Intl.Locale(locale);
  const known = languages.map((each) => namesOf("language").of(each)).join(" and ");
  const day = new Intl.DateTimeFormat(localeOf({ locale }), { dateStyle: "long", timeZone: "UTC" });
  return [
    `The site's and the portal's own words are there in ${known}, not in ${namesOf("language").of(language)}: menus, forms and mails will be in English,`,
    `with days and hours as ${namesOf("region").of(region)} has them (${day.format(Date.UTC(2026, 10, 23))}). What you write in the Studio is in your language.`,
  ];
}
