import { dateInTimeZone } from "./date-in-time-zone.ts";

/** Further ahead than people plan a half-hour call: more likely a slip of the year. */
const farAheadDays = 180;

/** What is odd about a time that the rules let through: it has passed, or lies more than half a year ahead. */
export type OddTime = "past" | "far";

/** The same for a moment that is stored. */
export function oddMoment(startsAt: Date, now: Date): OddTime | null {
  if (startsAt < now) return "past";
  return startsAt.getTime() - now.getTime() > farAheadDays * 86_400_000 ? "far" : null;
}

/**
 * The same for a date (YYYY-MM-DD) and a start (HH:MM, or empty) as they are typed, on the clocks of a time zone. A date
 * before today is no odd time but a broken rule.
 */
export function oddCallTime(
  { date, startTime }: { date: string; startTime: string },
  now: Date,
  timeZone: string,
): OddTime | null {
  const today = dateInTimeZone(now, timeZone);
  const farAhead = new Date(now.getTime() + farAheadDays * 86_400_000);
  if (date > dateInTimeZone(farAhead, timeZone)) return "far";
  return date === today && startTime !== "" && startTime < timeInTimeZone(now, timeZone) ? "past" : null;
}

function timeInTimeZone(instant: Date, timeZone: string): string {
  return new Intl.DateTimeFormat("en", {
    timeZone,
    hour: "2-digit",
    minute: "2-digit",
    hourCycle: "h23",
  }).format(instant);
}
