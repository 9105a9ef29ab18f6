import { expect, test } from "vitest";
import { findUnready } from "./find-unready.ts";

const reviewed = { version: "1.0", text: "We agree in writing." };
const ready = {
  agencyName: "Nordlicht",
  ownerName: "Jette Petersen",
  hasPortrait: true,
  services: 1,
  legalPages: [reviewed, reviewed],
};

test("an agency with its name, portrait, a service and reviewed legal pages is ready", () => {
  expect(findUnready(ready)).toEqual([]);
});

test("an empty instance lacks all of it", () => {
  expect(
    findUnready({ agencyName: null, ownerName: null, hasPortrait: null, services: 0, legalPages: [] }),
  ).toEqual(["name", "portrait", "service", "legal"]);
});

test("a third legal page, once it is there, is reviewed like the other two", () => {
  const imprint = { version: "0.1", text: "Responsible: [your name]." };
  expect(findUnready({ ...ready, legalPages: [reviewed, reviewed, imprint] })).toEqual(["legal"]);
  expect(findUnready({ ...ready, legalPages: [reviewed, reviewed, reviewed] })).toEqual([]);
});

test.each([
  ["is still a draft by its version", { version: "0.1", text: "We agree." }],
  ["has a blank", { version: "1.0", text: "Write to [email]." }],
])("a legal page that %s is not reviewed", (_, page) => {
  expect(findUnready({ ...ready, legalPages: [reviewed, page] })).toEqual(["legal"]);
});
