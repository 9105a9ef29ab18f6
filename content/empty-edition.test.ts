import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { findUnready } from "../schemas/find-unready.ts";

const empty = join(import.meta.dirname, "empty");

test("an imprint with blanks comes with the German edition, and none with the English", () => {
  const text = readFileSync(join(empty, "de/imprint.json"), "utf8");
  const { _id, slug } = JSON.parse(text);
  expect([_id, slug.current]).toEqual(["legalPage-imprint", "imprint"]);
  for (const blank of ["[Ihr Name", "[Straße", "[E-Mail-Adresse", "[Telefonnummer", "[Nummer"])
    expect(text).toContain(blank);
  expect(existsSync(join(empty, "en/imprint.json"))).toBe(false);

  const reviewed = { version: "1.0", text: "We agree." };
  const facts = {
    agencyName: "Nordlicht",
    ownerName: "Jette Petersen",
    hasPortrait: true,
    services: 1,
    home: null,
  };
  const legalPages = [reviewed, reviewed, { version: "1.0", text }];
  expect(findUnready({ ...facts, legalPages })).toEqual(["legal"]);
});
