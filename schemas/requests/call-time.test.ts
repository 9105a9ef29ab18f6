import { expect, test } from "vitest";
import { endTimeOf, minutesOf } from "./call-time.ts";

test.each([
  ["08:00", "08:30"],
  ["09:45", "10:15"],
  ["17:30", "18:00"],
  ["23:45", "24:15"],
  ["", ""],
  ["soon", ""],
])("a call that starts at %j ends at %j", (start, end) => {
  expect(endTimeOf(start)).toBe(end);
});

test.each([
  ["00:00", 0],
  ["08:00", 480],
  ["23:59", 1439],
  ["24:00", null],
  ["8:00", null],
  ["08:60", null],
  ["08:00:00", null],
])("%s is %s minutes after midnight", (time, minutes) => {
  expect(minutesOf(time)).toBe(minutes);
});
