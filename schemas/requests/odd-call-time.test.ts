import { expect, test } from "vitest";
import { oddCallTime, oddMoment } from "./odd-call-time.ts";

// 12:00 on the agency's clocks.
const noon = new Date("2026-07-01T16:00:00Z");

test.each([
  [{ date: "2026-07-01", startTime: "08:00" }, "past"],
  [{ date: "2026-07-01", startTime: "11:59" }, "past"],
  [{ date: "2026-07-01", startTime: "12:00" }, null],
  [{ date: "2026-07-01", startTime: "" }, null],
  [{ date: "2026-07-02", startTime: "08:00" }, null],
  [{ date: "2026-12-28", startTime: "08:00" }, null],
  [{ date: "2026-12-29", startTime: "" }, "far"],
  [{ date: "2062-07-01", startTime: "09:00" }, "far"],
  [{ date: "", startTime: "09:00" }, null],
])("%j is %s", (call, odd) => {
  expect(oddCallTime(call, noon, "America/Toronto")).toBe(odd);
});

test("a stored moment is judged alike", () => {
  expect(oddMoment(new Date("2026-07-01T15:59:00Z"), noon)).toBe("past");
  expect(oddMoment(noon, noon)).toBeNull();
  expect(oddMoment(new Date("2026-12-28T16:00:00Z"), noon)).toBeNull();
  expect(oddMoment(new Date("2027-01-04T16:00:00Z"), noon)).toBe("far");
});
