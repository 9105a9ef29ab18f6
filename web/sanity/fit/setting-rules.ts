import { isLocale } from "schemas/locale-of.ts";
import { minutesOf } from "schemas/requests/call-time.ts";
import { currencyCode } from "schemas/requests/currency-code.ts";
import { isTimeZone } from "schemas/requests/is-time-zone.ts";

/** The settings of which not every text will do: programs work by them. By the name of the field. */
const rules: Record<string, (value: string) => boolean> = {
  timeZone: isTimeZone,
  locale: isLocale,
  currency: (value) => currencyCode.test(value),
  opens: isClock,
  closes: isClock,
};

/** Whether a program can work by this value of a field; of a field without a rule by any. */
export function isSettingFitting(field: string, value: unknown): boolean {
  return typeof value !== "string" || (rules[field]?.(value) ?? true);
}

function isClock(value: string): boolean {
  return minutesOf(value) !== null;
}
