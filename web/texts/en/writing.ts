type Style = "short" | "medium" | "long" | "full";

/** What the language wants otherwise than its data in `Intl` have it. */
export const writing = {
  /** The style of a day that is asked for as `style`. */
  dayStyle: (style: Style): Style => style,
  /** A time of day, or a moment with one. */
  clock: (format: Intl.DateTimeFormat, moment: Date): string => withPlainHalves(format.format(moment)),
  /** The same of two times, or of one that has nothing after it. */
  clocks: (text: string): string => withPlainHalves(text),
};

/** The halves of a day as the forms' rules have them, “8:00 AM”; Canada's English would have “a.m.”. */
function withPlainHalves(text: string): string {
  return text.replace(/\b([ap])\.m\./g, (_, half: string) => `${half.toUpperCase()}M`);
}
