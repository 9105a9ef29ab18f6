import { glass, gloss, matte, metal } from "../../render/material.ts";
import type { Scene } from "../../render/scene.ts";
import { box, cylinder, softBox } from "../../render/shapes.ts";
import type { Solid } from "../../render/solid.ts";
import { wood } from "../patterns.ts";
import { curtain, discs, floorRug, framed, pendant, plant, vase } from "./pieces.ts";
import { diningChair } from "./seats.ts";
import { daylight, morningSun, shell } from "./shell.ts";

function setting(x: number, z: number): Solid[] {
  return [
    cylinder(0.14, 0.012, gloss("#ece5d7", 0.2), { at: [x, 0.792, z] }),
    cylinder(0.095, 0.016, gloss("#f6f2ea", 0.2), { at: [x, 0.8, z] }),
    box([0.01, 0.004, 0.19], metal("#b08d52", 0.2), { at: [x + 0.18, 0.79, z] }),
    box([0.01, 0.004, 0.19], metal("#b08d52", 0.2), { at: [x - 0.18, 0.79, z] }),
    cylinder(0.035, 0.1, glass("#dfe9e6"), { at: [x + 0.2, 0.835, z - 0.15] }),
  ];
}

export function diningRoom(wall: string, seat: string, evening = false): Scene {
  const oak = gloss(wood("#a8733f", "#6b431f", "x"), 0.25);
  const places = [-0.8, 0, 0.8];
  return {
    width: 960,
    height: 600,
    samples: 22,
    exposure: evening ? 2.1 : 0.6,
    camera: { from: [0.95, 1.42, 4.1], to: [0.1, 1.2, 0], view: 40, rise: 0.07 },
    solids: [
      ...shell({ wall, left: wall }),
      floorRug([0, -0.9], [4, 2.6], "#ded3bf", "#a08f74"),
      softBox([2.7, 0.05, 1.05], 0.02, oak, { at: [0, 0.76, -0.9] }),
      ...[-1.1, 1.1].map((x) => softBox([0.12, 0.74, 0.7], 0.02, oak, { at: [x, 0.37, -0.9] })),
      ...places.flatMap((x) => [
        ...diningChair([x, -0.1], 180, seat),
        ...diningChair([x, -1.7], 0, seat),
        ...setting(x, -0.62),
        ...setting(x, -1.18),
      ]),
      ...vase([0.42, 0.785, -0.9], 0.18, "#8b9a86"),
      ...vase([-0.35, 0.785, -0.9], 0.12, "#b8603c"),
      ...[-0.62, 0, 0.62].flatMap((x) => pendant([x, 1.72, -0.9], 0.21, "#c8a873")),
      ...framed([-0.7, 1.62, -2.985], [0.85, 1.1], discs("#e6d9c3", "#b8603c", "#4b5b4e", "#c9a86e")),
      ...framed([0.4, 1.62, -2.985], [0.85, 1.1], discs("#d8d2c0", "#c9a86e", "#8a4a32", "#6c7b6b")),
      softBox([1.3, 0.75, 0.42], 0.015, oak, { at: [2.05, 0.42, -2.72] }),
      ...vase([1.75, 0.8, -2.7], 0.2, "#e6dccb"),
      ...plant([-2.35, -2.4], 1.5, 21),
      ...curtain(-1.62, 6, "#ece3d2"),
      ...curtain(1.15, 6, "#ece3d2"),
      box([0.3, 0.03, 0.2], matte("#3d4a44"), { at: [2.3, 0.81, -2.7] }),
    ],
    lamps: [
      ...daylight(evening ? 0.1 : 0.95, evening ? [5, 7, 12] : undefined),
      ...(evening ? [-0.62, 0, 0.62] : []).map((x) => ({
        kind: "ball" as const,
        at: [x, 1.6, -0.9] as [number, number, number],
        radius: 0.08,
        colour: [16, 10.5, 5.5] as [number, number, number],
      })),
    ],
    sun: evening ? undefined : morningSun,
    sky: () => (evening ? [0.16, 0.22, 0.4] : [3.2, 3.6, 4.2]),
  };
}
