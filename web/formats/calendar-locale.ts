/**
 * The locale by which days and times are written. For a country whose way of writing a language `Intl` has no data for (en-BR, which it
 * would write as the United States do) that is the world's way of writing it, with the country's own clock.
 */
export function calendarLocale(locale: string): string {
  const { language, region } = new Intl.Locale(locale);
  const isKnown = new Intl.DateTimeFormat(locale).resolvedOptions().locale !== language;
  if (isKnown || !region || region === new Intl.Locale(language).maximize().region) return locale;
  const spoken = new Intl.Locale(`und-${region}`).maximize().language;
  const { hourCycle } = new Intl.DateTimeFormat(`${spoken}-${region}`, { hour: "numeric" }).resolvedOptions();
  return `${language}-001-u-hc-${hourCycle}`;
}
