import "server-only";
import { getTimeZone } from "./time-zone.ts";

/** A moment as the agency's calendar shows its day, like “Nov 21, 2026”; of a plain date (YYYY-MM-DD) that very day. */
export async function formatDate(value: string): Promise<string> {
  const timeZone = value.includes("T") ? await getTimeZone() : "UTC";
  return new Intl.DateTimeFormat("en-CA", { dateStyle: "medium", timeZone }).format(new Date(value));
}
