export const callMinutes = 30;
export const earliestStart = "08:00";
export const latestStart = "17:30";
export const latestEnd = "18:00";
/** Between two start times that the form offers. */
export const startStepSeconds = 900;

/** The minutes since midnight of a time written HH:MM, or null when it is not one. */
export function minutesOf(time: string): number | null {
  const [, hours, minutes] = /^([01]\d|2[0-3]):([0-5]\d)$/.exec(time) ?? [];
  return hours && minutes ? Number(hours) * 60 + Number(minutes) : null;
}

/** When a call ends that starts at `startTime` (HH:MM); empty when that is no time. A call at the day's end runs past 24:00. */
export function endTimeOf(startTime: string): string {
  const start = minutesOf(startTime);
  if (start === null) return "";
  const end = start + callMinutes;
  return `${String(Math.floor(end / 60)).padStart(2, "0")}:${String(end % 60).padStart(2, "0")}`;
}
