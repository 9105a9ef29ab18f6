import { gloss, glow, hex, matte, type Pattern } from "../../render/material.ts";
import type { Scene } from "../../render/scene.ts";
import { box, cylinder, ellipsoid, softBox } from "../../render/shapes.ts";
import type { Solid } from "../../render/solid.ts";
import { chance, fractalNoise } from "../../stage/noise.ts";
import { blend, boards, wood } from "../patterns.ts";
import { books, floorLamp, floorRug, plant, roundTable, vase } from "./pieces.ts";
import { armchair } from "./seats.ts";
import { daylight, shell } from "./shell.ts";

const flames: Pattern = (x, y) =>
  blend(
    hex("#ff5a14"),
    hex("#ffd070"),
    Math.min(1, Math.max(0, fractalNoise(x * 9, y * 5, 3, 4) * 1.6 - 0.3 - y)),
  );

function chimney(): Solid[] {
  const random = chance(6);
  const stones = Array.from({ length: 120 }, (_, index) => {
    const [row, column] = [Math.floor(index / 8), index % 8];
    const x = -0.86 + column * 0.245 + (row % 2) * 0.1 + 0.03 * random();
    const y = 0.1 + row * 0.19;
    if (Math.abs(x) < 0.55 && y < 0.98) return [];
    const grey = Math.round(120 + 70 * random());
    const tone = `#${[grey, grey - 6, grey - 18].map((value) => value.toString(16)).join("")}`;
    return [softBox([0.23, 0.175, 0.3], 0.045, matte(tone), { at: [x, y, -2.62 + 0.03 * random()] })];
  });
  return [
    box([2, 2.8, 0.4], matte("#5a544c"), { at: [0, 1.4, -2.8] }),
    ...stones.flat(),
    box([1, 0.92, 0.32], matte("#0c0a09"), { at: [0, 0.52, -2.62] }),
    ...[-0.24, -0.15, -0.07, 0.01, 0.09, 0.17, 0.25].map((x, index) =>
      ellipsoid([0.11, 0.3 + 0.16 * Math.sin(index * 2.1 + 1.2), 0.05], glow(flames, 2.4), {
        at: [x, 0.34 + 0.05 * Math.sin(index * 2.1 + 1.2), -2.44 + 0.02 * (index % 2)],
        turn: [0, 0, 9 * Math.sin(index * 1.7)],
        castsShadow: false,
      }),
    ),
    ...[-0.16, 0.02, 0.17].map((x, index) =>
      cylinder(0.055, 0.62, matte("#2c1a10"), {
        at: [x * 0.3, 0.16 + index * 0.05, -2.42 + index * 0.02],
        turn: [0, index * 26 - 20, 90],
      }),
    ),
    softBox([2.15, 0.12, 0.42], 0.02, gloss(wood("#7a5230", "#4a2e17", "x"), 0.4), { at: [0, 1.16, -2.6] }),
    softBox([2.3, 0.08, 0.7], 0.03, matte("#6e675d"), { at: [0, 0.04, -2.4] }),
  ];
}

/** The lodge's lounge in the evening: a stone hearth between two chairs. */
export function fireside(): Scene {
  return {
    width: 960,
    height: 600,
    samples: 22,
    exposure: 2.1,
    camera: { from: [0.45, 1.3, 3], to: [0.05, 1.1, 0], view: 42, rise: 0.07 },
    solids: [
      ...shell({ wall: "#8a5e38", floor: matte(boards("#8f5f37", "#5f3a1d", 0.2)), ceiling: "#d8c7a8" }),
      ...chimney(),
      ...[-2.2, -0.9, 0.4, 1.7].map((z) =>
        box([6.2, 0.2, 0.18], gloss(wood("#7a5230", "#4a2e17", "z"), 0.4), { at: [0, 2.68, z] }),
      ),
      floorRug([0, -0.7], [3.3, 2.3], "#8c3325", "#e3cfa8"),
      ...armchair([-1.45, -0.9], "#3d5a52", 42),
      ...armchair([1.45, -0.9], "#3d5a52", -42),
      ...roundTable([0, -0.75], 0.44, 0.38),
      ...vase([0.1, 0.4, -0.8], 0.13, "#d9cdb5"),
      ...books([-0.85, 1.22, -2.6], 8, 5),
      ...vase([0.7, 1.22, -2.6], 0.15, "#b5532a"),
      ...floorLamp([2.3, -2.3]),
      ...plant([-2.3, -2.4], 1.2, 14, "#6e675d"),
      ...[1.6, 2.0].flatMap((y, index) => [
        box([1.5, 0.04, 0.24], gloss(wood("#a9743f", "#6b431f", "x"), 0.3), { at: [2, y, -2.86] }),
        ...books([1.35, y + 0.02, -2.86], 26, 11 + index),
      ]),
    ],
    lamps: [
      ...daylight(0.3, [6, 8, 13]),
      { kind: "ball", at: [2.3, 1.56, -2.3], radius: 0.1, colour: [12, 8, 4.4] },
      { kind: "ball", at: [0, 0.55, -2.1], radius: 0.14, colour: [13, 5.6, 1.8] },
    ],
    sky: () => [0.2, 0.28, 0.5],
  };
}
