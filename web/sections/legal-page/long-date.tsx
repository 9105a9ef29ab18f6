import { getFormats } from "#formats/get-formats.ts";

/** A date of the calendar (YYYY-MM-DD) in words. */
export async function LongDate({ value }: { value: string }) {
  if (Number.isNaN(Date.parse(value))) return value;
  const { formatDate } = await getFormats();
  return <time dateTime={value}>{formatDate(value, "long")}</time>;
}
