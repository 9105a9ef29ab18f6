import { Temporal } from "temporal-polyfill";

export const snoozes = ["snooze-tomorrow", "snooze-monday", "snooze-until"] as const;
export type Snooze = (typeof snoozes)[number];

/** The days (YYYY-MM-DD) until which something can be put off, seen from today: tomorrow at the earliest, a year at most. */
export function snoozeDays(today: string) {
  const day = Temporal.PlainDate.from(today);
  return {
    tomorrow: day.add({ days: 1 }).toString(),
    monday: day.add({ days: 8 - day.dayOfWeek }).toString(),
    last: day.add({ years: 1 }).toString(),
  };
}

/** The day that is meant; null for one that is none, or that cannot be chosen. */
export function findSnoozeDay(snooze: Snooze, until: unknown, today: string): string | null {
  const { tomorrow, monday, last } = snoozeDays(today);
  if (snooze !== "snooze-until") return snooze === "snooze-monday" ? monday : tomorrow;
  const day = readDay(until);
  return day && day >= tomorrow && day <= last ? day : null;
}

function readDay(text: unknown): string | null {
  if (typeof text !== "string" || !/^\d{4}-\d\d-\d\d$/.test(text)) return null;
  try {
    return Temporal.PlainDate.from(text, { overflow: "reject" }).toString();
  } catch {
    return null;
  }
}
