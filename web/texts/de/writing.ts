import type { writing as english } from "../en/writing.ts";

export const writing: typeof english = {
  // The names of months, where the data would have 23.11.2026.
  dayStyle: (style) => (style === "medium" ? "long" : style),
  clock: (format, moment) => format.formatToParts(moment).map(writePart).join(""),
  clocks: (text) => text,
};

/** With “Uhr” after the clock, and a comma before the time zone. */
function writePart(
  { type, value }: Intl.DateTimeFormatPart,
  place: number,
  all: readonly Intl.DateTimeFormatPart[],
): string {
  const follows = all[place + 1]?.type;
  const hasSeconds = follows === "second" || all[place + 2]?.type === "second";
  if (type === "second" || (type === "minute" && !hasSeconds)) return `${value} Uhr`;
  return type === "literal" && value === " " && follows === "timeZoneName" ? ", " : value;
}
