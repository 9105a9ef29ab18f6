import { readFileSync } from "node:fs";
import { formatHex, wcagContrast } from "culori";
import { expect, test } from "vitest";
import { preferOwn, readBrand } from "../../content/brand.ts";
import { findLowContrast } from "./contrast.ts";
import { paletteOf } from "./palette.ts";
import { writeColours } from "./write-colours.ts";

const everyColour = Array.from({ length: 36 }, (_, step) => step * 10).flatMap((h) =>
  [0.05, 0.25, 0.45, 0.65, 0.85, 0.98].flatMap((l) =>
    [0, 0.08, 0.3].map((c) => formatHex({ mode: "oklch", l, c, h })),
  ),
);

test("whatever colour an agency has, every text can be read in both schemes", () => {
  const faults = everyColour.flatMap((colour) =>
    findLowContrast(paletteOf(colour)).map((fault) => `${colour}: ${fault}`),
  );
  expect(faults).toEqual([]);
});

test("the colours of this edition can be read in both schemes", () => {
  expect(findLowContrast(readBrand().colours)).toEqual([]);
});

test("a colour that can be read is the accent itself; one that is too light is darkened", () => {
  expect(paletteOf("#0b5cad").light.accent).toBe("#0b5cad");
  const { accent = "" } = paletteOf("#ffd400").light;
  expect(accent).not.toBe("#ffd400");
  expect(wcagContrast(accent, "#ffffff")).toBeGreaterThan(4.5);
});

test("grey stays grey", () => {
  expect(paletteOf("#777777").light.paper).toBe("#fafafa");
});

test("a pair that cannot be read is named with its figure", () => {
  const colours = paletteOf("#0b5cad");
  colours.dark["ink-soft"] = colours.dark.paper ?? "";
  expect(findLowContrast(colours)).toContain("dark: ink-soft on paper is 1.00, not 4.5");
});

test("the stylesheet and the region of this edition are what its brand says", () => {
  const { colours, region } = readBrand();
  const stylesheet = preferOwn("colours.css", "web/styles/colours.css");
  expect(readFileSync(stylesheet, "utf8")).toBe(writeColours(colours));
  expect(readFileSync(preferOwn("default-region.ts", "schemas/default-region.ts"), "utf8")).toContain(
    `"${region.locale}"`,
  );
});
