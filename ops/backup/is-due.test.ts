import { expect, test } from "vitest";
import { isDue } from "./is-due.ts";

// Without a zone, a moment is on the clock of this machine, as the setting is.
const day = (time: string, date = 24) => new Date(`2026-11-${date}T${time}`);

test.each([
  ["none was ever made", day("12:00"), null, true],
  ["last night's was made", day("12:00"), day("03:00:04"), false],
  ["last night's was missed, the machine was off", day("09:30"), day("03:01", 23), true],
  ["tonight's hour has not come", day("02:59"), day("03:01", 23), false],
  ["tonight's hour has come", day("03:00"), day("03:01", 23), true],
  ["one was made by hand in the evening", day("03:00", 25), day("20:00"), true],
])("when %s", (_, now, last, expected) => expect(isDue(now, "03:00", last)).toBe(expected));
