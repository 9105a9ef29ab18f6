const longDate = new Intl.DateTimeFormat("en-CA", { dateStyle: "long", timeZone: "UTC" });

/** A date of the calendar (YYYY-MM-DD) in words. */
export function LongDate({ value }: { value: string }) {
  const date = new Date(value);
  if (Number.isNaN(date.getTime())) return value;
  return <time dateTime={value}>{longDate.format(date)}</time>;
}
