/** The date (YYYY-MM-DD) that a calendar on the wall shows at this instant, there. */
export function dateInTimeZone(instant: Date, timeZone: string): string {
  const parts = new Intl.DateTimeFormat("en", {
    timeZone,
    calendar: "gregory",
    numberingSystem: "latn",
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
  }).formatToParts(instant);
  const read = (type: string) => parts.find((part) => part.type === type)?.value ?? "";
  return `${read("year").padStart(4, "0")}-${read("month")}-${read("day")}`;
}
