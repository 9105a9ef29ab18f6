import { expect, it } from "vitest";
import { describeSchedule } from "./describe-schedule.ts";

const now = Date.parse("2026-03-08T12:00:00Z");
const before = "2026-03-08T11:00:00Z";
const after = "2026-03-08T13:00:00Z";

it.each([
  [{ publishFrom: after }, "Scheduled", false],
  [{ publishFrom: before, publishUntil: after }, "Ends", true],
  [{ publishUntil: before }, "Ended", false],
])("%o is %s", (document, label, isShown) => {
  expect(describeSchedule(document, now)).toMatchObject({ label, isShown });
});

it.each([{}, null, { publishFrom: before }, { publishFrom: "soon" }])(
  "%o needs no word about it",
  (document) => {
    expect(describeSchedule(document, now)).toBeUndefined();
  },
);
