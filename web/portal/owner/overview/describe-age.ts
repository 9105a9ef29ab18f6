const units = [
  ["day", 86_400_000],
  ["hour", 3_600_000],
  ["minute", 60_000],
] as const;

/** How long ago a moment was, in the largest unit that fits: “2 days ago”. */
export function describeAge(moment: Date, now: Date): string {
  const age = now.getTime() - moment.getTime();
  for (const [unit, length] of units) {
    if (age >= length) return inWords.format(-Math.floor(age / length), unit);
  }
  return "just now";
}

const inWords = new Intl.RelativeTimeFormat("en-CA");
