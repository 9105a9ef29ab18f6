/** When a call is, in words: “Tuesday, December 1, 2026 at 9:15 a.m. Eastern Time”. */
export function describeCallTime(startsAt: Date, timeZone: string): string {
  return new Intl.DateTimeFormat("en-CA", {
    timeZone,
    weekday: "long",
    year: "numeric",
    month: "long",
    day: "numeric",
    hour: "numeric",
    minute: "2-digit",
    timeZoneName: "longGeneric",
  }).format(startsAt);
}
