import { expect, test } from "vitest";
import { isCron } from "./is-cron.ts";

const secret = "a-secret-of-more-than-32-characters";

test("who has the secret may set the background work going", () => {
  expect(isCron(new Headers({ Authorization: `Bearer ${secret}` }), secret)).toBe(true);
});

test("nobody has the secret that there is not", () => {
  for (const authorization of ["Bearer ", "Bearer", "Bearer undefined"])
    expect(isCron(new Headers({ authorization }), "")).toBe(false);
  expect(isCron(new Headers(), "")).toBe(false);
});

test.each([
  "",
  secret,
  "Bearer",
  "Bearer ",
  `Bearer ${secret}x`,
  `Bearer ${secret.slice(0, -1)}`,
  `Basic ${secret}`,
])("%j is refused", (authorization) => {
  expect(isCron(new Headers(authorization ? { authorization } : {}), secret)).toBe(false);
});

test("a header as long as a header may be is refused as well", () => {
  expect(isCron(new Headers({ authorization: `Bearer ${"x".repeat(10_000)}` }), secret)).toBe(false);
});
