import { expect, test } from "vitest";
import { callTime } from "./call-time.ts";

test.each([
  ["winter", "2026-12-01", "09:15", "America/Toronto", "2026-12-01T14:15:00Z", "2026-12-01T14:45:00Z"],
  ["summer", "2026-07-01", "17:30", "America/Toronto", "2026-07-01T21:30:00Z", "2026-07-01T22:00:00Z"],
  [
    "the day spring begins",
    "2027-03-14",
    "08:00",
    "America/Toronto",
    "2027-03-14T12:00:00Z",
    "2027-03-14T12:30:00Z",
  ],
  [
    "the day autumn begins",
    "2026-11-01",
    "08:00",
    "America/Toronto",
    "2026-11-01T13:00:00Z",
    "2026-11-01T13:30:00Z",
  ],
  [
    "the hour that is skipped",
    "2027-03-14",
    "02:30",
    "America/Toronto",
    "2027-03-14T07:30:00Z",
    "2027-03-14T08:00:00Z",
  ],
  [
    "the hour that comes twice",
    "2026-11-01",
    "01:45",
    "America/Toronto",
    "2026-11-01T05:45:00Z",
    "2026-11-01T06:15:00Z",
  ],
  ["another zone", "2026-12-01", "09:15", "Asia/Kolkata", "2026-12-01T03:45:00Z", "2026-12-01T04:15:00Z"],
])("%s: %s %s in %s", (_case, date, startTime, timeZone, starts_at, ends_at) => {
  expect(callTime({ date, startTime }, timeZone)).toMatchObject({ date, starts_at, ends_at });
});

test("the end on the clock is half an hour after the start", () => {
  expect(callTime({ date: "2026-12-01", startTime: "17:30" }, "America/Toronto")).toMatchObject({
    start_time: "17:30",
    end_time: "18:00",
    time_zone: "America/Toronto",
  });
});
