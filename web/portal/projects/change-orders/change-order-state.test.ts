import { expect, test } from "vitest";
import * as en from "#texts/en/en.ts";
import { changeOrderState, endOfDay } from "./change-order-state.ts";

test.each([
  ["2026-11-21", "America/Toronto", "2026-11-22T05:00:00Z"],
  ["2026-07-01", "America/Toronto", "2026-07-02T04:00:00Z"],
  // The day on which the clocks go back has 25 hours.
  ["2026-11-01", "America/Toronto", "2026-11-02T05:00:00Z"],
  ["2026-12-31", "Pacific/Auckland", "2026-12-31T11:00:00Z"],
])("the last moment of %s in %s is just before %s", (date, zone, moment) => {
  expect(endOfDay(date, zone)).toBe(moment);
});

test("a sent order is over from its last moment on, a decided one never", () => {
  const expires_at = endOfDay("2026-11-21", "America/Toronto");
  const before = new Date("2026-11-22T04:59:59Z");
  const after = new Date("2026-11-22T05:00:00Z");
  expect(changeOrderState({ status: "sent", expires_at }, before)).toBe("sent");
  expect(changeOrderState({ status: "sent", expires_at }, after)).toBe("expired");
  expect(changeOrderState({ status: "approved", expires_at }, after)).toBe("approved");
  expect(changeOrderState({ status: "draft", expires_at: null }, after)).toBe("draft");
});

test("days read as people say them", () => {
  expect([0, 1, 5, -1].map(en.changeOrders.days)).toEqual([
    "No change to the schedule",
    "1 day more",
    "5 days more",
    "1 day less",
  ]);
});
