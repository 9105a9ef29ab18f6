import { gloss, type Material, matte } from "../../render/material.ts";
import type { Lamp, Scene } from "../../render/scene.ts";
import { box, softBox } from "../../render/shapes.ts";
import type { Solid } from "../../render/solid.ts";
import { cloth, wood } from "../patterns.ts";
import { curtain, discs, floorRug, framed, pendant, plant, vase } from "./pieces.ts";
import { armchair } from "./seats.ts";
import { daylight, morningSun, shell } from "./shell.ts";

type Look = {
  wall: string | Material;
  linen: string;
  blanket: string;
  pillows: [string, string];
  art: [string, string, string, string];
  floor?: Material;
  beams?: boolean;
};

function bed(look: Look): Solid[] {
  const oak = gloss(wood("#a8733f", "#6b431f", "x"), 0.3);
  const linen = matte(cloth(look.linen, 300));
  return [
    softBox([2.0, 0.22, 2.15], 0.03, oak, { at: [0, 0.22, -1.85] }),
    softBox([2.1, 1.15, 0.09], 0.03, oak, { at: [0, 0.62, -2.92] }),
    softBox([1.86, 0.3, 2.05], 0.11, linen, { at: [0, 0.46, -1.85] }),
    softBox([1.98, 0.16, 1.5], 0.075, linen, { at: [0, 0.58, -1.55] }),
    softBox([2.04, 0.19, 0.72], 0.08, matte(cloth(look.blanket, 130)), { at: [0, 0.59, -1.2] }),
    ...[-0.47, 0.47].flatMap((x) => [
      softBox([0.74, 0.5, 0.18], 0.085, linen, { at: [x, 0.84, -2.68], turn: [-22, 0, 0] }),
      softBox([0.6, 0.4, 0.16], 0.075, matte(cloth(look.pillows[0], 300)), {
        at: [x * 0.95, 0.8, -2.46],
        turn: [-26, 0, 0],
      }),
    ]),
    softBox([0.56, 0.28, 0.14], 0.065, matte(cloth(look.pillows[1], 300)), {
      at: [0, 0.76, -2.28],
      turn: [-28, 0, 0],
    }),
    ...[-1.42, 1.42].flatMap((x) => [
      softBox([0.5, 0.42, 0.4], 0.015, oak, { at: [x, 0.3, -2.68] }),
      box([0.44, 0.004, 0.005], matte("#3a2412"), { at: [x, 0.32, -2.478] }),
    ]),
  ];
}

export function bedroom(look: Look): Scene {
  const beam = gloss(wood("#7a5230", "#4a2e17", "z"), 0.4);
  const lamps: Lamp[] = [-1.42, 1.42].map((x) => ({
    kind: "ball",
    at: [x, 1.38, -2.6],
    radius: 0.09,
    colour: [10, 6.4, 3.4],
  }));
  const wall = typeof look.wall === "string" ? look.wall : "#cdbfa8";
  const panel =
    typeof look.wall === "string" ? [] : [box([6, 2.9, 0.04], look.wall, { at: [0, 1.4, -2.985] })];
  return {
    width: 960,
    height: 600,
    samples: 22,
    exposure: 0.6,
    camera: { from: [0.75, 1.35, 3.7], to: [0.15, 1.2, 0], view: 42, rise: 0.07 },
    solids: [
      ...shell({ wall, floor: look.floor }),
      ...panel,
      ...(look.beams
        ? [-2.2, -0.9, 0.4, 1.7].map((z) => box([6.2, 0.2, 0.18], beam, { at: [0, 2.68, z] }))
        : []),
      floorRug([0, -0.9], [3.4, 2.3], "#e9e0d0", "#b7a78d"),
      ...bed(look),
      ...pendant([-1.42, 1.45, -2.6], 0.15, "#f2e8d2"),
      ...pendant([1.42, 1.45, -2.6], 0.15, "#f2e8d2"),
      ...framed([0, 1.82, -2.955], [1.15, 0.74], discs(...look.art)),
      ...vase([1.45, 0.51, -2.6], 0.12, "#7f8a78"),
      softBox([0.2, 0.03, 0.15], 0.005, matte("#34424a"), { at: [-1.42, 0.525, -2.62], turn: [0, 14, 0] }),
      ...armchair([2.15, -0.5], look.pillows[0], -48),
      ...plant([-2.45, -2.5], 1.15, 9, "#c6b8a2"),
      ...curtain(-1.62, 6, "#efe7d8"),
      ...curtain(1.15, 6, "#efe7d8"),
    ],
    lamps: [...daylight(0.9), ...lamps],
    sun: morningSun,
    sky: () => [3.2, 3.6, 4.2],
  };
}
