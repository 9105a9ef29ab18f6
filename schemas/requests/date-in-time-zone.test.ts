import { expect, test } from "vitest";
import { dateInTimeZone } from "./date-in-time-zone.ts";

test.each([
  ["2026-11-22T04:59:59Z", "2026-11-21"],
  ["2026-11-22T05:00:00Z", "2026-11-22"],
  ["2026-07-01T03:59:59Z", "2026-06-30"],
  ["2026-07-01T04:00:00Z", "2026-07-01"],
  ["2027-01-01T02:00:00Z", "2026-12-31"],
])("at %s it is %s in Toronto", (instant, date) => {
  expect(dateInTimeZone(new Date(instant), "America/Toronto")).toBe(date);
});

test("at the same instant it may be another day elsewhere", () => {
  expect(dateInTimeZone(new Date("2026-11-22T02:00:00Z"), "UTC")).toBe("2026-11-22");
});
