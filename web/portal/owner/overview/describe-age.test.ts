import { expect, test } from "vitest";
import { describeAge } from "./describe-age.ts";

const now = new Date("2026-11-21T12:00:00Z");

test.each([
  ["2026-11-21T11:59:40Z", "just now"],
  ["2026-11-21T11:59:00Z", "1 minute ago"],
  ["2026-11-21T09:01:00Z", "2 hours ago"],
  ["2026-11-20T12:00:00Z", "1 day ago"],
  ["2026-10-02T12:00:00Z", "50 days ago"],
  ["2026-11-21T12:05:00Z", "just now"],
])("%s is %s", (moment, words) => {
  expect(describeAge(new Date(moment), now)).toBe(words);
});
