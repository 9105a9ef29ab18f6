import "server-only";
import { dateInTimeZone } from "schemas/requests/date-in-time-zone.ts";
import { getTimeZone } from "#site/time-zone.ts";

const usualDays = 14;

/** Until when an order is valid if its owner says nothing else. */
export async function usualLastDay(): Promise<string> {
  return dateInTimeZone(new Date(Date.now() + usualDays * 86_400_000), await getTimeZone());
}
