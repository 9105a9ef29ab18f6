import ICAL from "ical.js";
import nodeIcal from "node-ical";
import { expect, test } from "vitest";
import { type CalendarCall, calendarFile } from "./calendar-file.ts";

const call: CalendarCall = {
  id: "5b0e8f0e-0000-4000-8000-000000000001",
  startsAt: new Date("2026-12-01T14:15:00Z"),
  endsAt: new Date("2026-12-01T14:45:00Z"),
  sequence: 3,
  state: "confirmed",
  summary: "Discovery call with the agency",
  description: "Commas, semicolons; 😀\nBEGIN:VEVENT\nhttps://agency.example/calls/abc",
};
const options = {
  organizer: { name: 'The "8" Agency', email: "hello@agency.example" },
  host: "agency.example",
  locale: "en-CA",
  product: "Discovery calls",
};

function readWithIcalJs(text: string) {
  const calendar = new ICAL.Component(ICAL.parse(text));
  const events = calendar.getAllSubcomponents("vevent").map((each) => new ICAL.Event(each));
  return { method: calendar.getFirstPropertyValue("method"), events };
}

function readWithNodeIcal(text: string) {
  return Object.values(nodeIcal.sync.parseICS(text)).filter((entry) => entry?.type === "VEVENT");
}

test("two parsers read the same moment, words and number of the change", () => {
  const { text } = calendarFile([call], options);
  const { method, events } = readWithIcalJs(text);
  const [event] = events;
  expect(method).toBe("PUBLISH");
  expect(events).toHaveLength(1);
  expect(event?.startDate.toJSDate()).toEqual(call.startsAt);
  expect(event?.endDate.toJSDate()).toEqual(call.endsAt);
  expect(event?.description).toBe(call.description);
  expect(event?.uid).toBe(`${call.id}@agency.example`);
  expect(event?.sequence).toBe(3);

  const [other, ...more] = readWithNodeIcal(text);
  expect(more).toEqual([]);
  expect(other).toMatchObject({
    summary: call.summary,
    description: call.description,
    status: "CONFIRMED",
    uid: `${call.id}@agency.example`,
    organizer: { val: "mailto:hello@agency.example" },
  });
  expect(other?.start?.toISOString()).toBe(call.startsAt.toISOString());
});

test.each([
  ["America/Toronto", "9:15"],
  ["Europe/Vienna", "15:15"],
  ["Asia/Kolkata", "19:45"],
])("a visitor in %s sees %s", (timeZone, clock) => {
  const { text } = calendarFile([call], options);
  const start = readWithIcalJs(text).events[0]?.startDate.toJSDate();
  const shown = new Intl.DateTimeFormat("en-GB", { timeZone, hour: "numeric", minute: "2-digit" });
  expect(shown.format(start)).toBe(clock);
});

test("a cancelled call takes the entry away, a requested one is tentative", () => {
  const cancelled = calendarFile([{ ...call, state: "cancelled" }], options);
  expect(cancelled.method).toBe("CANCEL");
  expect(readWithNodeIcal(cancelled.text)).toMatchObject([{ status: "CANCELLED" }]);
  const tentative = calendarFile([{ ...call, state: "tentative" }], options);
  expect(readWithNodeIcal(tentative.text)).toMatchObject([{ status: "TENTATIVE" }]);
});
