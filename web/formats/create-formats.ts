import { unitsOf } from "schemas/currency-units.ts";
import { textsOf } from "#texts/texts-of.ts";
import { calendarLocale } from "./calendar-locale.ts";

const ages = [
  { unit: "day", ms: 86_400_000 },
  { unit: "hour", ms: 3_600_000 },
  { unit: "minute", ms: 60_000 },
] as const;

type Style = "short" | "medium" | "long" | "full";

export type Formats = ReturnType<typeof createFormats>;

/**
 * How days, times, money and numbers are written for a language and country, on the clocks of a time zone. A moment is a Date
 * or its ISO text; a plain date (YYYY-MM-DD) is that very day everywhere.
 */
export function createFormats(locale: string, readTimeZone: () => string) {
  const { writing } = textsOf(locale);
  const calendar = calendarLocale(locale);
  const known = new Map<string, Intl.DateTimeFormat>();
  const dates = (options: Intl.DateTimeFormatOptions) => {
    const zoned = { timeZone: options.timeZone ?? readTimeZone(), ...options };
    const key = JSON.stringify(zoned);
    const format = known.get(key) ?? new Intl.DateTimeFormat(calendar, zoned);
    known.set(key, format);
    return format;
  };
  const zoneOf = (value: string | Date) =>
    typeof value === "string" && !value.includes("T") ? { timeZone: "UTC" } : {};

  const lists = new Intl.ListFormat(new Intl.Locale(locale).language);

  const formatMoney = (amount: number, currency: string) => {
    const { inOne, decimals } = unitsOf(currency);
    const written = { minimumFractionDigits: decimals, maximumFractionDigits: decimals };
    return new Intl.NumberFormat(locale, { style: "currency", currency, ...written }).format(amount / inOne);
  };

  const typedAmount = (amount: number, currency: string) => {
    const { inOne, decimals } = unitsOf(currency);
    return (amount / inOne).toFixed(decimals).replace(".", decimalOf(locale));
  };

  return {
    /** “Nov 21, 2026”; long: “November 21, 2026”; full: with the day of the week. */
    formatDate: (value: string | Date, style: Style = "medium") =>
      dates({ dateStyle: writing.dayStyle(style), ...zoneOf(value) }).format(new Date(value)),

    /** “Mon, Nov 23”. */
    formatWeekday: (value: string | Date) =>
      dates({ weekday: "short", month: "short", day: "numeric", ...zoneOf(value) }).format(new Date(value)),

    /** Days of the week, 1 for Monday to 7 for Sunday, in order: “Monday – Wednesday and Saturday”. */
    formatWeekdays: (days: readonly number[]) => {
      const names = dates({ weekday: "long", timeZone: "UTC" });
      const dayOf = (day: number) => new Date(Date.UTC(2024, 0, day));
      const runs: number[][] = [];
      for (const day of days.toSorted()) {
        const run = runs.at(-1);
        if (run?.at(-1) === day - 1) run.push(day);
        else runs.push([day]);
      }
      const written = runs.flatMap(([first = 1, ...others]) => {
        const last = others.at(-1) ?? first;
        if (others.length > 1) return names.formatRange(dayOf(first), dayOf(last));
        return [first, ...others].map((day) => names.format(dayOf(day)));
      });
      return lists.format(written);
    },

    /** “9:15 AM”. */
    formatTime: (value: string | Date) => writing.clock(dates({ timeStyle: "short" }), new Date(value)),

    /** The same of a time of day on no day in particular, HH:MM; what is none stays as it is. */
    formatClock: (value: string) => {
      const moment = new Date(`1970-01-01T${value}Z`);
      if (Number.isNaN(moment.getTime())) return value;
      return writing.clocks(dates({ timeStyle: "short", timeZone: "UTC" }).format(moment));
    },

    /** “9:15–9:45 AM”. */
    formatTimes: (from: string | Date, to: string | Date) =>
      writing.clocks(dates({ timeStyle: "short" }).formatRange(new Date(from), new Date(to))),

    /** “Nov 21, 2026, 9:15 AM”. */
    formatDateTime: (value: string | Date, dateStyle: Style = "medium", timeStyle: Style = "short") =>
      writing.clock(dates({ dateStyle: writing.dayStyle(dateStyle), timeStyle }), new Date(value)),

    /** “Saturday, November 21, 2026, 9:15–9:45 AM”. */
    formatDateTimes: (from: string | Date, to: string | Date) =>
      writing.clocks(
        dates({ dateStyle: "full", timeStyle: "short" }).formatRange(new Date(from), new Date(to)),
      ),

    /** When a call is, on the clocks that it was asked for: “Tuesday, December 1, 2026 at 9:15 AM Eastern Time”. */
    formatCallTime: (startsAt: string | Date, timeZone: string) =>
      writing.clock(
        dates({
          timeZone,
          weekday: "long",
          year: "numeric",
          month: "long",
          day: "numeric",
          hour: "numeric",
          minute: "2-digit",
          timeZoneName: "longGeneric",
        }),
        new Date(startsAt),
      ),

    /** The name of the time zone: “Eastern Time”. */
    formatTimeZone: () =>
      dates({ timeZoneName: "longGeneric" })
        .formatToParts()
        .find(({ type }) => type === "timeZoneName")?.value ?? readTimeZone(),

    /** How long ago a moment was, in the largest unit that fits: “2 days ago”. */
    formatAge: (value: string | Date, now: Date) => {
      const age = now.getTime() - new Date(value).getTime();
      const found = ages.find(({ ms }) => age >= ms);
      if (!found) return textsOf(locale).shell.justNow;
      return new Intl.RelativeTimeFormat(locale).format(-Math.floor(age / found.ms), found.unit);
    },

    /** A length of time: “30 days”; months that are whole years as these. */
    formatSpan: (count: number, unit: "hour" | "day" | "month" | "year"): string => {
      const areYears = unit === "month" && count % 12 === 0;
      const options = { style: "unit", unit: areYears ? "year" : unit, unitDisplay: "long" } as const;
      return new Intl.NumberFormat(locale, options).format(areYears ? count / 12 : count);
    },

    /** An amount in Stripe's units as people write it: “$189.00”. */
    formatMoney,

    /** What a change order changes of the price: “$189.00”, “a credit of $5.00”, “no change in price”. */
    formatOrderPrice: (amount: number, currency: string): string => {
      const { prices } = textsOf(locale).changeOrders;
      if (amount === 0) return prices.same;
      const sum = formatMoney(Math.abs(amount), currency);
      return amount < 0 ? prices.credit(sum) : sum;
    },

    /** The sign of a currency: “$”. */
    currencySign: (currency: string) =>
      new Intl.NumberFormat(locale, { style: "currency", currency, currencyDisplay: "narrowSymbol" })
        .formatToParts(0)
        .find(({ type }) => type === "currency")?.value ?? currency,

    /** The sign before decimals, “.” or “,”. */
    decimal: decimalOf(locale),

    /** The same as it is typed into a field: “1250.50”. */
    typedAmount,

    /** How amounts of a currency may be typed: “1,250 or 80.50”. */
    amountExamples: (currency: string) => {
      const { inOne, decimals } = unitsOf(currency);
      const whole = new Intl.NumberFormat(locale).format(1250);
      if (decimals === 0) return whole;
      const examples = [whole, typedAmount(80.5 * inOne, currency)];
      return new Intl.ListFormat(new Intl.Locale(locale).language, { type: "disjunction" }).format(examples);
    },

    /** A price in whole units, or from one to another: “$480”, “$6,000–$11,000”. */
    formatPrice: (from: number, to: number | null, currency: string) => {
      const prices = new Intl.NumberFormat(locale, {
        style: "currency",
        currency,
        trailingZeroDisplay: "stripIfInteger",
      });
      return to !== null && to > from ? prices.formatRange(from, to) : prices.format(from);
    },

    /** A rate as people write it: “13%”, “8.875%”. */
    formatPercent: (percent: number) =>
      new Intl.NumberFormat(locale, { style: "percent", maximumFractionDigits: 4 }).format(percent / 100),

    /** “1,234”. */
    formatNumber: (value: number) => new Intl.NumberFormat(locale).format(value),

    /** “One, Two, and Three”, as the language has it in every country. */
    formatList: (words: readonly string[]) => lists.format(words),
  };
}

/** The sign before a number's decimals. */
export function decimalOf(locale: string): "." | "," {
  const parts = new Intl.NumberFormat(locale).formatToParts(1.5);
  return parts.some(({ type, value }) => type === "decimal" && value === ",") ? "," : ".";
}
