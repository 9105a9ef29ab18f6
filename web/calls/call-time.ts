import { callMinutes, endTimeOf } from "schemas/requests/call-time.ts";
import { Temporal } from "temporal-polyfill";

/**
 * The moments of a call that starts when the clocks of a time zone show `startTime` (HH:MM) on `date` (YYYY-MM-DD), as the
 * database stores them. Of an hour that the clocks show twice the first counts; one that they skip is an hour later.
 */
export function callTime({ date, startTime }: { date: string; startTime: string }, timeZone: string) {
  const start = Temporal.PlainDateTime.from(`${date}T${startTime}`).toZonedDateTime(timeZone);
  return {
    date,
    start_time: startTime,
    end_time: endTimeOf(startTime),
    time_zone: timeZone,
    starts_at: start.toInstant().toString(),
    ends_at: start.add({ minutes: callMinutes }).toInstant().toString(),
  };
}
