import { expect, test } from "vitest";
import { openingHours } from "./opening-hours.ts";

const daysOf = (days: string | null) =>
  openingHours([{ days, opens: "08:00", closes: "18:00" }]).flatMap(({ dayOfWeek }) => dayOfWeek);

test("a span of days names each of them, over the weekend as well", () => {
  expect(daysOf("Monday to Friday")).toEqual(["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"]);
  expect(daysOf("saturday – monday")).toEqual(["Monday", "Saturday", "Sunday"]);
});

test("single days stay single", () => {
  expect(daysOf("Saturday")).toEqual(["Saturday"]);
  expect(daysOf("Tuesday and Thursday")).toEqual(["Tuesday", "Thursday"]);
});

test("what names no weekday, or has no time, is not said", () => {
  expect(daysOf("By appointment")).toEqual([]);
  expect(daysOf(null)).toEqual([]);
  expect(openingHours([{ days: "Monday", opens: null, closes: "18:00" }])).toEqual([]);
  expect(openingHours(null)).toEqual([]);
});

test("the days are read in German, too", () => {
  expect(daysOf("Montag bis Mittwoch")).toEqual(["Monday", "Tuesday", "Wednesday"]);
  expect(daysOf("Samstag")).toEqual(["Saturday"]);
});
