import { expect, test } from "vitest";
import { drawPattern, initialsOf } from "./draw-pattern.ts";

const names = [
  "Atelier Lumière",
  "Kea & Co",
  "Fördewerk",
  "Blau",
  "東京デザイン",
  "سوق",
  "A",
  "",
  "Harbour and Hill",
];
const all = (drawn: Record<string, string>) => Object.values(drawn).join("");

test("a name always has its own pattern, and no other name has it", () => {
  const many = [...names, ...Array.from({ length: 500 }, (_, number) => `Agency ${number}`)];
  const patterns = many.map((name) => JSON.stringify(drawPattern(name, 6, 6)));
  expect(many.map((name) => JSON.stringify(drawPattern(name, 6, 6)))).toEqual(patterns);
  expect(new Set(patterns).size).toBe(many.length);
});

test("it stays within its tiles, and the place that is left free is free", () => {
  for (const name of names)
    for (const [columns, rows] of [
      [6, 6],
      [36, 1],
      [3, 7],
    ] as const) {
      const free = [2, 2, 2, 2] as const;
      const drawn = drawPattern(name, columns, rows, columns === 6 ? free : undefined);
      expect(all(drawn)).not.toMatch(/NaN|undefined/);
      for (const [, x = "", y = ""] of all(drawn).matchAll(/M(-?[\d.]+) (-?[\d.]+)/g)) {
        expect(Number(x)).toBeGreaterThanOrEqual(0);
        expect(Number(x)).toBeLessThanOrEqual(columns);
        expect(Number(y)).toBeGreaterThanOrEqual(0);
        expect(Number(y)).toBeLessThanOrEqual(rows);
        const isInside = Number(x) > 2 && Number(x) < 4 && Number(y) > 2 && Number(y) < 4;
        expect(columns === 6 && isInside, `${name}: ${x} ${y}`).toBe(false);
      }
    }
});

test("at least every second tile has a shape, in each of three tones", () => {
  for (const name of names) {
    const { first, second, third } = drawPattern(name, 8, 8);
    for (const tone of [first, second, third]) expect(tone.split("Z").length).toBeGreaterThan(8);
  }
});

test.each([
  ["Atelier Lumière", "AL"],
  ["Kea & Co", "KC"],
  ["Fördewerk", "F"],
  ["Harbour and Hill", "HH"],
  ["die Bäckerei", "DB"],
  ["3 Brüder", "3B"],
  ["東京デザイン", "東"],
  ["éclair", "É"],
  ["🎱 Studio", "S"],
  ["&", ""],
  ["", ""],
])("%s has %s on its door", (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});
