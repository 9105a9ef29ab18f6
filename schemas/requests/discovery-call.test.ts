import { expect, test } from "vitest";
import { discoveryCallRules, findBrokenRule } from "./discovery-call.ts";

const today = "2026-11-21";
const call = {
  name: "Ada",
  email: "ada@example.com",
  phone: "289 555-0108",
  date: "2026-11-23",
  startTime: "09:00",
  notes: "",
};

const findError = (change: Partial<typeof call>) =>
  findBrokenRule({ ...call, ...change }, today)?.text ?? null;

test.each([
  {},
  { email: "" },
  { phone: "" },
  { phone: "555-0108" },
  { date: today },
  { date: "2028-02-29" },
  { startTime: "08:00" },
  { startTime: "17:30" },
])("%j is accepted", (change) => {
  expect(findError(change)).toBeNull();
});

test.each([
  [{ name: "" }, "Please enter your name."],
  [{ name: "  " }, "Please enter your name."],
  [{ email: "", phone: "" }, "Please provide at least an email or a phone number."],
  [{ email: " ", phone: " " }, "Please provide at least an email or a phone number."],
  [{ email: "ada" }, "Please enter a valid email address."],
  [{ email: "ada@example" }, "Please enter a valid email address."],
  [{ email: "ada lovelace@example.com" }, "Please enter a valid email address."],
  [{ phone: "555-010" }, "Please enter a valid phone number."],
  [{ phone: "call me" }, "Please enter a valid phone number."],
  [{ date: "" }, "Please select a date."],
  [{ date: "23/11/2026" }, "Please select a valid date."],
  [{ date: "2026-13-01" }, "Please select a valid date."],
  [{ date: "2026-11-31" }, "Please select a valid date."],
  [{ date: "2027-02-29" }, "Please select a valid date."],
  [{ date: "2026-00-10" }, "Please select a valid date."],
  [{ date: "2026-11-20" }, "Please choose a date today or in the future."],
  [{ startTime: "" }, "Please select a start time."],
  [{ startTime: "soon" }, "Please select a valid start time."],
  [{ startTime: "25:00" }, "Please select a valid start time."],
  [{ startTime: "09:60" }, "Please select a valid start time."],
  [{ startTime: "07:59" }, "Please choose a start time between 8:00 AM and 5:30 PM."],
  [{ startTime: "17:31" }, "Please choose a start time between 8:00 AM and 5:30 PM."],
  [{ startTime: "23:45" }, "Please choose a start time between 8:00 AM and 5:30 PM."],
])("%j is answered with %s", (change, text) => {
  expect(findError(change)).toBe(text);
});

test("a call that would end after six breaks the last rule, should later starts ever be allowed", () => {
  const last = discoveryCallRules.at(-1);
  expect(last?.text).toBe("Please choose a start time that ends by 6:00 PM.");
  expect(last?.isKept({ ...call, startTime: "17:30" }, today)).toBe(true);
  expect(last?.isKept({ ...call, startTime: "17:31" }, today)).toBe(false);
});

test("the rules are checked in the specification's order, the first failure is shown", () => {
  const worst = { name: "", email: "", phone: "", date: "", startTime: "", notes: "" };
  const seen: (string | null)[] = [];
  const repaired = { ...worst };
  for (const repair of [
    {},
    { name: "Ada" },
    { email: "ada", phone: "555" },
    { email: "ada@example.com" },
    { phone: "555-0108" },
    { date: "tomorrow" },
    { date: "2026-11-20" },
    { date: today },
    { startTime: "soon" },
    { startTime: "07:45" },
    { startTime: "08:00" },
  ]) {
    Object.assign(repaired, repair);
    seen.push(findBrokenRule(repaired, today)?.text ?? null);
  }
  expect(seen).toEqual([...discoveryCallRules.slice(0, 10).map(({ text }) => text), null]);
});
