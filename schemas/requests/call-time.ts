export const callMinutes = 30;
/** Between two start times that the form offers. */
export const startStepSeconds = 900;

/** The days of the week, the first of which is day 1. */
export const weekdays = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"];

/** When the agency takes calls, on its own clock. */
export type CallHours = {
  /** Days of the week, 1 for Monday to 7 for Sunday. */
  days: readonly number[];
  /** The earliest start, HH:MM. */
  opens: string;
  /** The latest end, HH:MM. */
  closes: string;
};

/** Where the owner has set none. */
export const usualCallHours: CallHours = { days: [1, 2, 3, 4, 5, 6, 7], opens: "08:00", closes: "18:00" };

/** The latest start (HH:MM) of a call that ends when the hours do. */
export function latestStartOf({ closes }: CallHours): string {
  return clockOf((minutesOf(closes) ?? 0) - callMinutes);
}

/** The minutes since midnight of a time written HH:MM, or null when it is not one. */
export function minutesOf(time: string): number | null {
  const [, hours, minutes] = /^([01]\d|2[0-3]):([0-5]\d)$/.exec(time) ?? [];
  return hours && minutes ? Number(hours) * 60 + Number(minutes) : null;
}

/** When a call ends that starts at `startTime` (HH:MM); empty when that is no time. A call at the day's end runs past 24:00. */
export function endTimeOf(startTime: string): string {
  const start = minutesOf(startTime);
  if (start === null) return "";
  return clockOf(start + callMinutes);
}

function clockOf(minutes: number): string {
  return [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, "0")).join(":");
}
