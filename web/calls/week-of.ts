import { Temporal } from "temporal-polyfill";

/** The seven days, Monday first, of the week that a date (YYYY-MM-DD) is in; a text that is no date counts as today. */
export function weekOf(date: unknown, today: string): string[] {
  const day = readDate(date) ?? Temporal.PlainDate.from(today);
  const monday = day.subtract({ days: day.dayOfWeek - 1 });
  return Array.from({ length: 7 }, (_, days) => monday.add({ days }).toString());
}

function readDate(text: unknown): Temporal.PlainDate | null {
  if (typeof text !== "string" || !/^\d{4}-\d\d-\d\d$/.test(text)) return null;
  try {
    return Temporal.PlainDate.from(text);
  } catch {
    return null;
  }
}

/** The moments at which a day begins and ends where the clocks of a time zone are. */
export function momentsOfDay(date: string, timeZone: string): { starts_at: string; ends_at: string } {
  const day = Temporal.PlainDate.from(date);
  const midnight = (of: Temporal.PlainDate) => of.toZonedDateTime(timeZone).toInstant().toString();
  return { starts_at: midnight(day), ends_at: midnight(day.add({ days: 1 })) };
}

/** The same day some weeks later, or earlier. */
export function weeksLater(date: string, weeks: number): string {
  return Temporal.PlainDate.from(date).add({ weeks }).toString();
}

type Span = { starts_at: string; ends_at: string };

/** Whether two spans of time share a moment; one that ends when the other starts does not. */
export function overlap(one: Span, other: Span): boolean {
  return (
    Date.parse(one.starts_at) < Date.parse(other.ends_at) &&
    Date.parse(other.starts_at) < Date.parse(one.ends_at)
  );
}
