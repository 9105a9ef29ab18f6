import { type CallHours, latestStartOf } from "schemas/requests/call-time.ts";
import type { Formats } from "#formats/create-formats.ts";

/** What sentences about the hours of calls have in their places. */
export function describeCallHours(hours: CallHours, { formatClock, formatWeekdays }: Formats) {
  return {
    days: formatWeekdays(hours.days),
    opens: formatClock(hours.opens),
    latest: formatClock(latestStartOf(hours)),
    closes: formatClock(hours.closes),
  };
}
