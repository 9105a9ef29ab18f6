import { defaultRegion } from "schemas/default-region.ts";
import { hasWords, localeOf } from "schemas/locale-of.ts";
import { expect, test } from "vitest";
import { createFormats } from "./create-formats.ts";

const formats = createFormats("en-CA", () => "America/Toronto");
const moment = "2026-12-01T02:15:00Z";

test("days, times and money read as the agency's country writes them", () => {
  expect(formats.formatDate(moment)).toBe("Nov 30, 2026");
  expect(formats.formatDate("2026-12-01")).toBe("Dec 1, 2026");
  expect(formats.formatDate("2026-12-01", "long")).toBe("December 1, 2026");
  expect(formats.formatWeekday("2026-12-01")).toBe("Tue, Dec 1");
  expect(formats.formatTime(moment)).toBe("9:15 PM");
  expect(["08:00", "18:30", "noon", ""].map(formats.formatClock)).toEqual(["8:00 AM", "6:30 PM", "noon", ""]);
  expect(formats.formatDateTime(moment)).toBe("Nov 30, 2026, 9:15 PM");
  expect(formats.formatTimes(moment, "2026-12-01T02:45:00Z")).toBe("9:15–9:45\u202fPM");
  expect(formats.formatCallTime(moment, "Europe/Vienna")).toBe(
    "Tuesday, December 1, 2026 at 3:15 AM Central European Time",
  );
  expect(formats.formatTimeZone()).toBe("Eastern Time");
  expect([125000, -4005, 0].map((cents) => formats.formatMoney(cents, "CAD"))).toEqual([
    "$1,250.00",
    "-$40.05",
    "$0.00",
  ]);
  expect(formats.formatPrice(480, null, "CAD")).toBe("$480");
  expect(formats.formatPrice(6000, 11_000, "CAD")).toBe("$6,000 – $11,000");
  expect(formats.formatNumber(1234)).toBe("1,234");
  expect(formats.formatList(["One", "Two", "Three"])).toBe("One, Two, and Three");
});

test.each([
  ["2026-11-21T11:59:40Z", "just now"],
  ["2026-11-21T11:59:00Z", "1 minute ago"],
  ["2026-11-21T09:01:00Z", "2 hours ago"],
  ["2026-11-20T12:00:00Z", "1 day ago"],
  ["2026-10-02T12:00:00Z", "50 days ago"],
  ["2026-11-21T12:05:00Z", "just now"],
])("%s is %s", (at, words) => {
  expect(formats.formatAge(at, new Date("2026-11-21T12:00:00Z"))).toBe(words);
});

test("another country and another currency are a setting", () => {
  const { formatClock, formatDate, formatMoney } = createFormats("de-AT", () => "Europe/Vienna");
  expect(formatDate("2026-12-01", "long")).toBe("1. Dezember 2026");
  expect(formatClock("18:00")).toBe("18:00");
  expect(formatMoney(125000, "EUR")).toBe("€\u00a01.250,00");
});

test("a time zone that is not known stops only what needs it", () => {
  const { formatDate, formatMoney } = createFormats("en-CA", () => {
    throw new Error("Set the time zone");
  });
  expect(formatDate("2026-12-01")).toBe("Dec 1, 2026");
  expect(formatMoney(100, "CAD")).toBe("$1.00");
  expect(() => formatDate(moment)).toThrow("Set the time zone");
});

test.each([
  [null, defaultRegion.locale],
  [{ locale: null }, defaultRegion.locale],
  [{ locale: "en-NZ" }, "en-NZ"],
  [{ locale: "DE-at" }, "de-AT"],
  [{ locale: "fr-CA" }, "en-CA"],
  [{ locale: "fr-FR" }, "en-FR"],
  [{ locale: "sr-Latn-RS" }, "en-RS"],
  [{ locale: "fr" }, "en"],
  [{ locale: "qq-ZZ" }, defaultRegion.locale],
  [{ locale: '"><script>' }, defaultRegion.locale],
])("%j is written as %s", (settings, locale) => {
  expect(localeOf(settings)).toBe(locale);
});

test("German says the names of its months, and Uhr after the clock", () => {
  const german = createFormats("de-DE", () => "Europe/Berlin");
  const later = "2026-11-23T09:30:00Z";
  const at = "2026-11-23T09:00:00Z";
  expect(german.formatDate("2026-11-23")).toBe("23. November 2026");
  expect(german.formatDate(at, "full")).toBe("Montag, 23. November 2026");
  expect(german.formatTime(at)).toBe("10:00 Uhr");
  expect(german.formatTimes(at, later)).toBe("10:00–10:30 Uhr");
  expect(german.formatDateTime(at)).toBe("23. November 2026 um 10:00 Uhr");
  expect(german.formatDateTime(at, "medium", "medium")).toBe("23. November 2026 um 10:00:00 Uhr");
  expect(german.formatDateTime(at, "long", "long")).toBe("23. November 2026 um 10:00:00 Uhr, MEZ");
  expect(german.formatDateTimes(at, later)).toBe("Montag, 23. November 2026, 10:00–10:30 Uhr");
  expect(german.formatCallTime(at, "Europe/Berlin")).toBe(
    "Montag, 23. November 2026 um 10:00 Uhr, Mitteleuropäische Zeit",
  );
  expect(german.formatMoney(120_000, "EUR")).toBe("1.200,00\u00a0€");
  expect(german.formatAge(at, new Date(at))).toBe("gerade eben");
  expect(german.formatAge(at, new Date("2026-11-25T09:00:00Z"))).toBe("vor 2 Tagen");
});

test("an amount is typed with the language's decimal sign", () => {
  const german = createFormats("de-DE", () => "Europe/Berlin");
  expect([german.decimal, german.typedAmount(-4005, "EUR"), german.currencySign("EUR")]).toEqual([
    ",",
    "-40,05",
    "€",
  ]);
  expect([formats.decimal, formats.typedAmount(125_050, "CAD"), formats.currencySign("CAD")]).toEqual([
    ".",
    "1250.50",
    "$",
  ]);
});

test("days of the week are written as people sum them up", () => {
  const german = createFormats("de-DE", () => "Europe/Berlin");
  expect(formats.formatWeekdays([3, 1, 2, 6])).toBe("Monday–Wednesday and Saturday");
  expect(formats.formatWeekdays([2, 4])).toBe("Tuesday and Thursday");
  expect(formats.formatWeekdays([6, 7])).toBe("Saturday and Sunday");
  expect(german.formatWeekdays([1, 2, 3, 4, 5])).toBe("Montag\u2009–\u2009Freitag");
});

const currencies = ["CAD", "USD", "EUR", "GBP", "CHF", "JPY"];
const amounts = [1, 99, 100, 500, 4005, 120_050, 99_999_999];

test.each(
  ["en-CA", "en-GB", "de-DE", "de-AT"].flatMap((locale) =>
    currencies.map((currency) => [locale, currency] as const),
  ),
)("in %s a change order's price in %s is money, a credit, or no change", (locale, currency) => {
  const { formatMoney, formatOrderPrice } = createFormats(locale, () => "UTC");
  const isGerman = locale.startsWith("de");
  for (const cents of amounts) {
    const sum = formatMoney(cents, currency);
    expect(formatOrderPrice(cents, currency)).toBe(sum);
    expect(formatOrderPrice(-cents, currency)).toBe(
      isGerman ? `eine Gutschrift von ${sum}` : `a credit of ${sum}`,
    );
  }
  for (const nothing of [0, -0])
    expect(formatOrderPrice(nothing, currency)).toBe(
      isGerman ? "keine Änderung am Preis" : "no change in price",
    );
});

const summer = "2026-07-01T13:05:00Z";
const regions =
  "AR AT BE BR CA CH CN CZ DE DK EE ES FI FR GB GR HR HU IE IN IS IT JP KR LT LU LV MX NL NO NZ PL PT RO RS RU SE SI SK TR UA US ZA".split(
    " ",
  );

test.each(regions)(
  "in %s a language without words is written in English, by the country's clock",
  (region) => {
    const { language } = new Intl.Locale(`und-${region}`).maximize();
    const { hourCycle } = new Intl.DateTimeFormat(`${language}-${region}`, {
      hour: "numeric",
    }).resolvedOptions();
    const locale = localeOf({ locale: `${language}-${region}` });
    expect(locale).toBe(`${hasWords(`${language}-${region}`) ? language : "en"}-${region}`);
    if (language === "de") return;

    const { formatDateTime, formatTimeZone, formatWeekday, formatList } = createFormats(
      locale,
      () => "Europe/Paris",
    );
    expect(formatDateTime(summer, "long")).toMatch(
      hourCycle === "h23" ? /\b15[:.]05$/ : /\b3:05\s[AaPp]\.?[Mm]\.?$/,
    );
    expect(formatDateTime(summer, "long")).toContain("July");
    expect(formatWeekday(summer)).toContain("Wed");
    expect(formatTimeZone()).toBe("Central European Time");
    expect(formatList(["One", "Two"])).toBe("One and Two");
  },
);
