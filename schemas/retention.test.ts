import { expect, test } from "vitest";
import { asIntervals, readRetention } from "./retention.ts";

const countOf = (stored: Parameters<typeof readRetention>[0], rule: string) =>
  readRetention(stored).find((period) => period.rule === rule)?.count;

test("a number within its bounds counts, any other value is the standard", () => {
  expect(countOf({ spam: 14 }, "spam")).toBe(14);
  for (const wrong of [6, 366, 30.5, "14", null, Number.NaN])
    expect(countOf({ spam: wrong }, "spam")).toBe(30);
  expect(countOf(null, "requests")).toBe(24);
});

test("the database gets every rule, and none shorter than a week", () => {
  expect(asIntervals(readRetention({}))).toEqual({
    spam: "30 days",
    requests: "24 months",
    signups: "30 days",
    accounts: "24 months",
    projects: "7 years",
    mails: "90 days",
    audit: "24 months",
    records: "180 days",
  });
});
