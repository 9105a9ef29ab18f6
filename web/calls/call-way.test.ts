import { expect, test } from "vitest";
import * as de from "#texts/de/de.ts";
import * as en from "#texts/en/en.ts";
import { callWay } from "./call-way.ts";

test.each([
  [en, "+1 905 555 0144", "", "You will be called at +1 905 555 0144."],
  [en, null, "", "How you reach each other follows by email before the call."],
  [en, "+1 905 555 0144", null, "You will be called at +1 905 555 0144."],
  [en, null, undefined, "How you reach each other follows by email before the call."],
  [en, "+1 905 555 0144", "I ring you.", "I ring you."],
  [en, null, "I ring you.", "I ring you."],
  [de, "+49 40 555", "", "Der Anruf kommt unter der Nummer +49 40 555."],
  [de, null, "", "Wie das Gespräch zustande kommt, steht vorher in einer E-Mail an Sie."],
])("a confirmed call says who rings whom: %#", ({ privateCall }, phone, written, said) => {
  expect(callWay({ phone }, written, privateCall)).toBe(said);
});
