import { Temporal } from "temporal-polyfill";

/** The moment at which a day (YYYY-MM-DD) is over in a time zone. */
export function endOfDay(date: string, timeZone: string): string {
  return Temporal.PlainDate.from(date).add({ days: 1 }).toZonedDateTime({ timeZone }).toInstant().toString();
}
