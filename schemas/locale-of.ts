import { defaultRegion } from "schemas/default-region.ts";

/** The language and country of the site settings, like en-CA, where a program can write for them; else the default's. */
export function localeOf(settings: { locale: string | null } | null): string {
  const { locale } = settings ?? {};
  return locale && isLocale(locale) ? locale : defaultRegion.locale;
}

export function isLocale(text: string): boolean {
  try {
    return Intl.DateTimeFormat.supportedLocalesOf(text).length > 0;
  } catch {
    return false;
  }
}
