import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { formatHex, wcagContrast } from "culori";
import { describe, expect, test } from "vitest";
import { preferOwn, readBrand } from "../../content/brand.ts";
import { findLowContrast } from "./contrast.ts";
import { looks } from "./look.ts";
import { paletteOf } from "./palette.ts";
import { writeColours } from "./write-colours.ts";

const everyColour = Array.from({ length: 36 }, (_, step) => step * 10).flatMap((h) =>
  [0.05, 0.25, 0.45, 0.65, 0.85, 0.98].flatMap((l) =>
    [0, 0.08, 0.3].map((c) => formatHex({ mode: "oklch", l, c, h })),
  ),
);

test.each(looks)(
  "whatever colour an agency has, every text can be read in both schemes of the %s look",
  (look) => {
    const faults = everyColour.flatMap((colour) =>
      findLowContrast(paletteOf(colour, look)).map((fault) => `${colour}: ${fault}`),
    );
    expect(faults).toEqual([]);
  },
);

test("the colours of this edition can be read in both schemes", () => {
  expect(findLowContrast(readBrand().colours)).toEqual([]);
});

test("the colours of agencies that were set up before there were looks are as they were", () => {
  const all = everyColour.map((colour) => paletteOf(colour, "first"));
  expect(createHash("sha256").update(JSON.stringify(all)).digest("hex")).toBe(
    "91caf9e8e1beae32a0bfc02f0651c8bfb285070d0bd0400d22d93a3f47299b2d",
  );
});

describe("as a designer would use it", () => {
  test.each(["#f5d90a", "#00ff66", "#c8b6ff", "#ffd1dc", "#ff5a36"])(
    "light %s is itself with dark words",
    (colour) => {
      const { light, dark } = paletteOf(colour);
      expect(light).toMatchObject({ fill: colour, panel: colour, stage: colour });
      expect(dark).toMatchObject({ fill: colour, panel: colour, "highlight-on-stage": colour });
      for (const name of ["on-fill", "on-stage"]) expect(luminance(light[name])).toBeLessThan(0.05);
      expect(luminance(dark.stage)).toBeLessThan(0.05);
      expect(light.accent).not.toBe(colour);
    },
  );

  test.each(["#7a1f3d", "#0b5cad", "#003300"])(
    "dark %s is itself with white words, and is seen in dark mode",
    (colour) => {
      const { light, dark } = paletteOf(colour);
      expect(light).toMatchObject({ fill: colour, "on-fill": "#ffffff", accent: colour, stage: colour });
      expect(wcagContrast(dark.fill ?? "", dark.paper ?? "")).toBeGreaterThan(2);
    },
  );

  test.each(["#f7f7f7", "#e0f7fa"])("nearly white %s is the paper, and the ground in dark mode", (colour) => {
    const { light, dark } = paletteOf(colour);
    expect(light.paper).toBe(colour);
    expect(luminance(light.fill)).toBeLessThan(0.05);
    expect(dark).toMatchObject({ fill: colour, panel: colour, accent: colour });
  });

  test("black is itself in light mode and its counterpart in dark, where the stage is set off from the paper", () => {
    const { light, dark } = paletteOf("#111111");
    expect(light).toMatchObject({ fill: "#111111", stage: "#111111", accent: "#111111" });
    expect(luminance(dark.fill)).toBeGreaterThan(0.75);
    expect(wcagContrast(dark.stage ?? "", dark.paper ?? "")).toBeGreaterThan(1.2);
  });

  test("a grey stays grey, whatever it is made of", () => {
    const { light, dark } = paletteOf("#777777");
    for (const name of ["paper", "fill", "stage", "accent", "headline", "highlight-on-stage"])
      for (const colour of [light[name], dark[name]]) expect(colour).toMatch(/^#(..)\1\1$/);
  });

  test("yellow words are amber, not olive: red is the strongest in them by far", () => {
    const [, red = "", green = ""] = /^#(..)(..)/.exec(paletteOf("#f5d90a").light.accent ?? "") ?? [];
    expect(Number.parseInt(red, 16) / Number.parseInt(green, 16)).toBeGreaterThan(1.5);
  });

  test("both schemes of a palette name the same, and what the demo does not name has a stand-in", () => {
    const { light, dark } = paletteOf("#f5d90a");
    expect(Object.keys(dark).sort()).toEqual(Object.keys(light).sort());
    const shipped = readBrand().colours.light;
    const text = readFileSync("web/styles/usual-colours.css", "utf8");
    const standIns = [...text.matchAll(/^\s+--([\w-]+):/gm)].map(([, name]) => name);
    expect(standIns).toEqual(expect.arrayContaining(Object.keys(light).filter((name) => !(name in shipped))));
  });
});

function luminance(colour = ""): number {
  return wcagContrast(colour, "#000000") * 0.05 - 0.05;
}

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
