import { expect, test } from "vitest";
import * as en from "#texts/en/en.ts";
import { describeFailure, failureParameters, readFailure } from "./form-failure.ts";

test.each([
  [1, "Too many attempts. Please try again in 1 second."],
  [45, "Too many attempts. Please try again in 45 seconds."],
  [290, "Too many attempts. Please try again in 5 minutes."],
  [undefined, "Too many attempts. Please try again in a few minutes."],
])("a throttled visitor is told to wait %s s", (waitSeconds, text) => {
  expect(describeFailure({ reason: "throttled", waitSeconds }, en.accountForms)).toBe(text);
});

test("a weak password is told what it lacks, in known words only", () => {
  const parameters = failureParameters({ reason: "weak", weak: ["length", "<b>", "pwned"] });
  const failure = readFailure(parameters);
  expect(failure && describeFailure(failure, en.accountForms)).toBe(
    "Please choose a stronger password. It should have at least 10 characters. It is known from a data leak elsewhere.",
  );
});

test("an address tells of a known failure only", () => {
  expect(readFailure({ error: "throttled", wait: "45" })).toMatchObject({
    reason: "throttled",
    waitSeconds: 45,
  });
  expect(readFailure({ error: "throttled", wait: "<b>" })).toMatchObject({ reason: "throttled" });
  expect(readFailure({ error: "toString" })).toBeNull();
  expect(readFailure({ error: ["credentials"] })).toBeNull();
});
