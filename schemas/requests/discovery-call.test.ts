import { expect, test } from "vitest";
import { usualCallHours } from "./call-time.ts";
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
  findBrokenRule({ ...call, ...change }, today, usualCallHours)?.rule ?? null;

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
  [{ name: "" }, "yourName"],
  [{ name: "  " }, "yourName"],
  [{ email: "", phone: "" }, "emailOrPhone"],
  [{ email: " ", phone: " " }, "emailOrPhone"],
  [{ email: "ada" }, "emailAddress"],
  [{ email: "ada@example" }, "emailAddress"],
  [{ email: "ada lovelace@example.com" }, "emailAddress"],
  [{ phone: "555-010" }, "phone"],
  [{ phone: "call me" }, "phone"],
  [{ date: "" }, "callDateMissing"],
  [{ date: "23/11/2026" }, "callDate"],
  [{ date: "2026-13-01" }, "callDate"],
  [{ date: "2026-11-31" }, "callDate"],
  [{ date: "2027-02-29" }, "callDate"],
  [{ date: "2026-00-10" }, "callDate"],
  [{ date: "2026-11-20" }, "callDatePast"],
  [{ startTime: "" }, "callStartMissing"],
  [{ startTime: "soon" }, "callStart"],
  [{ startTime: "25:00" }, "callStart"],
  [{ startTime: "09:60" }, "callStart"],
  [{ startTime: "07:59" }, "callStartRange"],
  [{ startTime: "17:31" }, "callStartRange"],
  [{ startTime: "23:45" }, "callStartRange"],
])("%j is answered with %s", (change, text) => {
  expect(findError(change)).toBe(text);
});

test("a call that would end after six breaks the last rule, should later starts ever be allowed", () => {
  const last = discoveryCallRules.at(-1);
  expect(last?.rule).toBe("callEnd");
  expect(last?.isKept({ ...call, startTime: "17:30" }, today, usualCallHours)).toBe(true);
  expect(last?.isKept({ ...call, startTime: "17:31" }, today, usualCallHours)).toBe(false);
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
    seen.push(findBrokenRule(repaired, today, usualCallHours)?.rule ?? null);
  }
  expect(seen).toEqual([...discoveryCallRules.slice(0, 10).map(({ rule }) => rule), null]);
});

test.each([
  [{ date: "2026-11-24", startTime: "09:30" }, null],
  [{ date: "2026-11-26", startTime: "12:30" }, null],
  [{ date: "2026-11-23", startTime: "09:30" }, "callDay"],
  [{ date: "2026-11-29", startTime: "09:30" }, "callDay"],
  [{ date: "2026-11-24", startTime: "09:15" }, "callStartRange"],
  [{ date: "2026-11-24", startTime: "12:45" }, "callStartRange"],
])("where calls take place on Tuesday to Thursday in the morning, %j is answered with %s", (change, rule) => {
  const hours = { days: [2, 3, 4], opens: "09:30", closes: "13:00" };
  expect(findBrokenRule({ ...call, ...change }, today, hours)?.rule ?? null).toBe(rule);
});
