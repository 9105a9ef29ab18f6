import { isTimeZone } from "schemas/requests/is-time-zone.ts";
import { isLocale } from "../locale-of.ts";

/** The settings of which not every text will do: programs work by them. By the name of the field. */
const rules: Record<string, (value: string) => boolean> = {
  timeZone: isTimeZone,
  locale: isLocale,
  currency: (value) => /^[A-Z]{3}$/.test(value),
  opens: isClock,
  closes: isClock,
};

/** Whether a program can work by this value of a field; of a field without a rule by any. */
export function isSettingFitting(field: string, value: unknown): boolean {
  return typeof value !== "string" || (rules[field]?.(value) ?? true);
}

function isClock(value: string): boolean {
  return /^([01]\d|2[0-3]):[0-5]\d$/.test(value);
}
