import { gloss, matte } from "../render/material.ts";
import type { Scene } from "../render/scene.ts";
import { panelFace, softBox } from "../render/shapes.ts";
import type { Solid } from "../render/solid.ts";
import { billiardBall } from "./billiard-ball.ts";
import { billiardLamps } from "./billiard-lamps.ts";
import { wood } from "./patterns.ts";
import { poolTable } from "./pool-table.ts";

const ivory = "#f3eee2";
/** Blocks of a page: left, top, width, height and colour, in tenths of a metre. */
const blocks: [number, number, number, number, string][] = [
  [0, 0, 9, 0.8, "#14181f"],
  [0, 1, 5.4, 2.6, "#c8963e"],
  [5.6, 1, 3.4, 1.2, ivory],
  [5.6, 2.4, 3.4, 1.2, "#2f6fde"],
  [0, 3.8, 2.86, 1.7, ivory],
  [3.06, 3.8, 2.86, 1.7, "#b9402a"],
  [6.14, 3.8, 2.86, 1.7, ivory],
  [0, 5.7, 9, 0.7, "#0b3b2c"],
];

/** A page built of painted blocks on a tray; one is still to be set. */
export async function wordpress(): Promise<Scene> {
  const [left, back] = [0.62, 0.5];
  const pieces: Solid[] = blocks.map(([x, z, wide, deep, colour], index) => {
    const isLoose = index === 6;
    const at = [
      left + (x + wide / 2) / 10 + (isLoose ? 0.13 : 0),
      isLoose ? 0.085 : 0.06,
      back + (z + deep / 2) / 10 + (isLoose ? 0.1 : 0),
    ] as const;
    return softBox([wide / 10 - 0.012, 0.055, deep / 10 - 0.012], 0.01, gloss(colour, 0.25), {
      at: [at[0], at[1], at[2]],
      turn: isLoose ? [0, -14, -4] : [0, 0, 0],
    });
  });
  const tray = softBox([1.0, 0.035, 0.74], 0.012, gloss(wood("#8a5a30", "#54301a", "x"), 0.25), {
    at: [left + 0.45, 0.018, back + 0.32],
  });
  const lines = [0.12, 0.16, 0.2].map((z, index) =>
    softBox([0.24 - index * 0.05, 0.004, 0.014], 0.002, matte("#8d8778"), {
      at: [left + 0.7 - index * 0.025, 0.089, back + z],
    }),
  );
  const balls = await Promise.all([
    billiardBall(8, [0.42, 1.12], [-46, 24, 0]),
    billiardBall(9, [1.86, 0.62], [-30, -30, 20]),
  ]);
  const lamps = billiardLamps(1, 0.7);
  return {
    width: 1000,
    height: 750,
    samples: 20,
    exposure: 1.6,
    camera: { from: [1.5, 1.25, 1.95], to: [1.08, 0.02, 0.82], view: 38, lens: { radius: 0.01, focus: 1.7 } },
    solids: [tray, ...pieces, ...lines, ...balls, ...poolTable(), ...lamps.slice(0, 2).map(panelFace)],
    lamps,
    sky: () => [0.012, 0.014, 0.018],
  };
}
