import { expect, test } from "vitest";
import { findUnready } from "./find-unready.ts";

const reviewed = { version: "1.0", text: "We agree in writing." };
const ready = {
  agencyName: "Nordlicht",
  ownerName: "Jette Petersen",
  hasPortrait: true,
  services: 1,
  home: { sections: null, texts: [{ section: "hero", text: "Websites and workflows" }] },
  legalPages: [reviewed, reviewed],
};

test("an agency with its name, portrait, a service and reviewed legal pages is ready", () => {
  expect(findUnready(ready)).toEqual([]);
});

test("an empty instance lacks all of it", () => {
  const nothing = { agencyName: null, ownerName: null, hasPortrait: null, services: 0, home: null };
  expect(findUnready({ ...nothing, legalPages: [] })).toEqual(["name", "portrait", "service", "legal"]);
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

test.each([
  ["about", null, ["words"]],
  ["about", ["partner", "about"], ["words"]],
  ["about", ["partner"], []],
  ["hero", ["partner"], ["words"]],
])("a sentence of the empty edition in %s, with the sections %j shown: %j", (section, sections, missing) => {
  const text = "Moin.\n\nSchreiben Sie, wie Sie arbeiten und worauf man sich bei Ihnen verlassen kann.";
  expect(findUnready({ ...ready, home: { sections, texts: [{ section, text }] } })).toEqual(missing);
});

test("an owner's sentence that has a placeholder's words in it is the owner's own", () => {
  const texts = [{ section: "hero", text: "Say what you make, and I make it sell" }];
  expect(findUnready({ ...ready, home: { sections: null, texts } })).toEqual([]);
});
