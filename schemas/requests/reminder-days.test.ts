import { expect, test } from "vitest";
import { reminderDays, typedDays } from "./reminder-days.ts";

test.each([
  ["", []],
  ["  ", []],
  [null, []],
  ["3, 10, 20", [3, 10, 20]],
  ["20;3 10", [3, 10, 20]],
  ["3,3,+3,03", [3]],
  ["-2, 0, 5", [-2, 0, 5]],
  ["−2", [-2]],
  ["-0, 0", [0]],
  ["-30, 365", [-30, 365]],
  ["1,2,3,4,5,6", [1, 2, 3, 4, 5, 6]],
])("%j are the days %j", (typed, days) => {
  expect(reminderDays.parse(typed)).toEqual(days);
  expect(reminderDays.parse(typedDays(days))).toEqual(days);
});

test.each(["1,2,3,4,5,6,7", "-31", "366", "3.5", "3,x", "1e2", "0x10", "--2", "9999", "Infinity", "3 days"])(
  "%j are no days",
  (typed) => {
    expect(reminderDays.safeParse(typed).error?.issues[0]?.message).toBe("reminderDays");
  },
);
