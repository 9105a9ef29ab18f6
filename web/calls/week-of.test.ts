import { expect, test } from "vitest";
import { momentsOfDay, weekOf, weeksLater } from "./week-of.ts";

test.each([
  ["2026-11-21", "2026-11-16", "2026-11-22"],
  ["2026-11-16", "2026-11-16", "2026-11-22"],
  ["2027-01-01", "2026-12-28", "2027-01-03"],
  ["2026-02-30", "2026-11-16", "2026-11-22"],
  ["'; drop", "2026-11-16", "2026-11-22"],
  [undefined, "2026-11-16", "2026-11-22"],
])("the week of %s goes from %s to %s", (date, monday, sunday) => {
  const week = weekOf(date, "2026-11-21");
  expect([week.length, week[0], week[6]]).toEqual([7, monday, sunday]);
});

test("the days on which the clocks change have 23 and 25 hours", () => {
  const hours = (date: string) => {
    const { starts_at, ends_at } = momentsOfDay(date, "America/Toronto");
    return (Date.parse(ends_at) - Date.parse(starts_at)) / 3_600_000;
  };
  expect([hours("2027-03-14"), hours("2026-11-01"), hours("2026-11-21")]).toEqual([23, 25, 24]);
});

test("a week later is seven days later", () => {
  expect([weeksLater("2026-12-28", 1), weeksLater("2026-12-28", -1)]).toEqual(["2027-01-04", "2026-12-21"]);
});
