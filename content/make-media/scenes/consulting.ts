import { gloss, matte, metal, type Pattern } from "../render/material.ts";
import type { Scene } from "../render/scene.ts";
import { cone, cylinder, panelFace, softBox } from "../render/shapes.ts";
import type { Solid, Triple } from "../render/solid.ts";
import { noise } from "../stage/noise.ts";
import { billiardBall } from "./billiard-ball.ts";
import { billiardLamps } from "./billiard-lamps.ts";
import { wood } from "./patterns.ts";
import { felt, hallLights, poolTable } from "./pool-table.ts";

const line: [number, number][] = [
  [1.2, 1.02],
  [0.9, 0],
  [0.69, 0.72],
  [0.06, 0.06],
];

/** The cloth with the shot drawn on it in chalk. */
const plan: Pattern = (x, y, z) => {
  const [red, green, blue] = felt(x, y, z);
  const [px, pz] = [x + 1.96, z + 1.96];
  for (let index = 1; index < line.length; index++) {
    const start: [number, number] = line[index - 1] ?? [0, 0];
    const end: [number, number] = line[index] ?? [0, 0];
    const [dx, dz] = [end[0] - start[0], end[1] - start[1]];
    const length = Math.hypot(dx, dz);
    const along = ((px - start[0]) * dx + (pz - start[1]) * dz) / length;
    const off = Math.abs((px - start[0]) * dz - (pz - start[1]) * dx) / length;
    if (along < 0 || along > length || off > 0.0055 || (along * 12) % 1 > 0.62) continue;
    const chalk = 0.45 + 0.5 * noise(px * 260, pz * 260, 3);
    return [red + (0.75 - red) * chalk, green + (0.78 - green) * chalk, blue + (0.8 - blue) * chalk];
  }
  return [red, green, blue];
};

function cue(): Solid[] {
  const turn: Triple = [90, 16.4, 0];
  const place = (far: number): Triple => [1.222 + far * 0.282, 0.06, 1.096 + far * 0.959];
  return [
    cylinder(0.0075, 0.02, gloss("#2f6fde", 0.8), { at: place(0.01), turn }),
    cylinder(0.008, 0.03, gloss("#f3ecdc", 0.15), { at: place(0.035), turn }),
    cone(0.014, 0.0085, 1.4, gloss(wood("#e3bf85", "#b98546", "y"), 0.12), {
      at: place(0.75),
      turn: [-90, 16.4, 0],
    }),
  ];
}

/** A bank shot planned before it is played. */
export async function consulting(): Promise<Scene> {
  const balls = await Promise.all([
    billiardBall(0, [1.2, 1.02], [0, 0, 0]),
    billiardBall(8, [0.69, 0.72], [-50, 30, 5]),
    billiardBall(11, [1.32, 0.34], [-30, 0, 40]),
  ]);
  const chalk = softBox([0.07, 0.07, 0.07], 0.006, matte("#2b62c4"), {
    at: [0.82, 0.035, 1.12],
    turn: [0, 28, 0],
  });
  const dent = cylinder(0.022, 0.002, matte("#5e8fe8"), { at: [0.82, 0.071, 1.12] });
  const label = softBox([0.072, 0.03, 0.072], 0.004, metal("#14181f", 0.5), {
    at: [0.82, 0.022, 1.12],
    turn: [0, 28, 0],
  });
  const lamps = billiardLamps(0.9, 0.8);
  return {
    width: 1000,
    height: 750,
    samples: 20,
    exposure: 1.7,
    camera: { from: [0.72, 0.95, 2.2], to: [0.8, 0.0, 0.58], view: 36, lens: { radius: 0.012, focus: 1.72 } },
    solids: [
      ...balls,
      chalk,
      dent,
      label,
      ...cue(),
      ...poolTable(plan),
      ...hallLights(),
      ...lamps.slice(0, 2).map(panelFace),
    ],
    lamps,
    sky: () => [0.012, 0.014, 0.018],
  };
}
