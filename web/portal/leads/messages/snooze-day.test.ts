import { dateInTimeZone } from "schemas/requests/date-in-time-zone.ts";
import { Temporal } from "temporal-polyfill";
import { expect, test } from "vitest";
import { momentsOfDay } from "#calls/week-of.ts";
import { findSnoozeDay, snoozeDays } from "./snooze-day.ts";

const first = Temporal.PlainDate.from("2026-11-26");
const days = (from: Temporal.PlainDate, count: number) =>
  Array.from({ length: count }, (_, at) => from.add({ days: at }).toString());
const weekday = (day: string) => new Date(`${day}T12:00:00Z`).getUTCDay();
const daysBetween = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / 86_400_000;

test("tomorrow is the day after today, and the Monday is the next one after it was asked for, on every day of a year", () => {
  for (const today of days(first, 400)) {
    const { tomorrow, monday, last } = snoozeDays(today);
    expect(daysBetween(today, tomorrow), today).toBe(1);
    expect(weekday(monday), today).toBe(1);
    expect(daysBetween(today, monday), today).toBeGreaterThanOrEqual(1);
    expect(daysBetween(today, monday), today).toBeLessThanOrEqual(7);
    expect([365, 366], today).toContain(daysBetween(today, last));
    expect(findSnoozeDay("snooze-tomorrow", "", today)).toBe(tomorrow);
    expect(findSnoozeDay("snooze-monday", "2030-01-01", today)).toBe(monday);
  }
});

test("a day that is chosen is one from tomorrow on, within a year", () => {
  for (const today of ["2026-11-26", "2028-02-29"]) {
    const { tomorrow, last } = snoozeDays(today);
    for (const day of days(Temporal.PlainDate.from(today).subtract({ days: 40 }), 420))
      expect(findSnoozeDay("snooze-until", day, today), `${day} on ${today}`).toBe(
        day >= tomorrow && day <= last ? day : null,
      );
  }
});

test.each([
  ...["", "tomorrow", "2027-02-29", "2027-13-01", "2027-1-1", " 2027-01-01", "2027-01-01T00:00", "27-01-01"],
  ...["2027-01-01[u-ca=hebrew]", "+002027-01-01", "２０２７-０１-０１"],
  ...[undefined, null, 20270101, {}, ["2027-01-01"]],
])("%j is no day", (day) => {
  expect(findSnoozeDay("snooze-until", day, "2026-11-26")).toBeNull();
});

const zones = Intl.supportedValuesOf("timeZone");

function startsWithItsDay(zone: string, each: readonly string[]): void {
  for (const day of each) {
    const begins = Date.parse(momentsOfDay(day, zone).starts_at);
    const before = Temporal.PlainDate.from(day).subtract({ days: 1 }).toString();
    expect(dateInTimeZone(new Date(begins), zone), `${day} in ${zone}`).toBe(day);
    expect(dateInTimeZone(new Date(begins - 1), zone), `before ${day} in ${zone}`).toBe(before);
  }
}

// Nuuk changes its clocks around midnight.
test.each(["America/Toronto", "America/Nuuk"])(
  "what is snoozed until a day comes back with its first moment, on each day of a year in %s",
  (zone) => startsWithItsDay(zone, days(first, 366)),
);

test("what is snoozed until a day comes back with its first moment, in every zone", () => {
  expect(zones.length).toBeGreaterThan(400);
  for (const zone of zones) startsWithItsDay(zone, days(first, 1));
});

/** Between two changes of its clocks one day of a zone is like another. */
function daysAroundChanges(zone: string, years: number): string[] {
  const until = first.add({ years }).toString();
  const around = new Set<string>();
  for (let change = nextChange(first, zone); change && change < until; ) {
    const day = Temporal.PlainDate.from(change);
    for (const near of days(day.subtract({ days: 1 }), 3)) around.add(near);
    change = nextChange(day.add({ days: 1 }), zone);
  }
  return [...around];
}

function nextChange(from: Temporal.PlainDate, zone: string): string | undefined {
  return from.toZonedDateTime(zone).getTimeZoneTransition("next")?.toPlainDate().toString();
}

test("what is snoozed until a day comes back with its first moment, in every zone around each change of its clocks in five years", {
  tags: "slow",
}, () => {
  let changes = 0;
  for (const zone of zones) {
    const around = daysAroundChanges(zone, 5);
    changes += around.length / 3;
    startsWithItsDay(zone, around);
  }
  expect(changes).toBeGreaterThan(1000);
});
