import { expect, test } from "vitest";
import { describeFailure, readFailure } from "./sign-in-failure.ts";

test.each([
  [1, "Too many attempts. Please try again in 1 second."],
  [45, "Too many attempts. Please try again in 45 seconds."],
  [290, "Too many attempts. Please try again in 5 minutes."],
  [undefined, "Too many attempts. Please try again in a few minutes."],
])("a throttled visitor is told to wait %s s", (waitSeconds, text) => {
  expect(describeFailure({ reason: "throttled", waitSeconds })).toBe(text);
});

test("an address tells of a known failure only", () => {
  expect(readFailure("throttled", "45")).toEqual({ reason: "throttled", waitSeconds: 45 });
  expect(readFailure("throttled", "<b>")).toEqual({ reason: "throttled", waitSeconds: undefined });
  expect(readFailure("toString", undefined)).toBeNull();
  expect(readFailure(["credentials"], undefined)).toBeNull();
});
