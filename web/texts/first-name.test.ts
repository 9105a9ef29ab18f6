import { expect, test } from "vitest";
import { firstName } from "./first-name.ts";

test.each([
  ["Marguerite Featherstonehaugh-Villanueva", "Marguerite"],
  ["  Ada \u00a0 Byron King ", "Ada"],
  ["Jean-Luc Picard", "Jean-Luc"],
  ["O’Neill", "O’Neill"],
  ["Ada", "Ada"],
  ["ada@example.com", "ada@example.com"],
  ["山田太郎", "山田太郎"],
  ["Nadia Verifier, PhD", "Nadia"],
  ["", ""],
])("%j is greeted as %j", (name, greeted) => expect(firstName(name)).toBe(greeted));

test.each([
  "J. R. Hartley",
  "Dr. Anna Meier",
  "Dr Anna Meier",
  "Frau Meier",
  "Meier, Anna",
  "Ada & Bob King",
  "Ada and Bob King",
  "Anna und Ole",
])("%j is greeted whole", (name) => expect(firstName(name)).toBe(name));
