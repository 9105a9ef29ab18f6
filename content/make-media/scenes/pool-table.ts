import { gloss, glow, hex, matte, metal, type Pattern } from "../render/material.ts";
import { box, cylinder, softBox, sphere, torus } from "../render/shapes.ts";
import type { Solid } from "../render/solid.ts";
import { fractalNoise, noise } from "../stage/noise.ts";
import { cloth, wood } from "./patterns.ts";

const base = hex("#237a5c");

export const felt: Pattern = (x, _y, z) => {
  const nap = 0.8 + 0.28 * noise(x * 900, z * 900, 3) + 0.18 * (fractalNoise(x * 5, z * 5, 3, 4) - 0.5);
  return [base[0] * nap, base[1] * nap, base[2] * nap];
};

/** Warm lights far behind the table, which a wide lens turns into discs. */
export function hallLights(): Solid[] {
  const tints = ["#ffb25e", "#ff8a3d", "#ffd9a0", "#3fd0a0", "#ff6a4a"];
  return Array.from({ length: 26 }, (_, index) => {
    const across = noise(index * 3.7, 0.5, 1) * 7 - 3.6;
    const high = -0.35 + noise(index * 5.3, 2.5, 2) * 1.7;
    return sphere(0.035, glow(tints[index % tints.length] ?? "#ffffff", 1.6 + 3 * noise(index * 9.1, 1.5)), {
      at: [across, high, -4.6],
    });
  });
}

/** The cloth, a long rail along x behind z = 0, a short rail on the left, and the pocket between them. */
export function poolTable(surface = felt): Solid[] {
  const rail = gloss(wood("#5b2c16", "#2a1008", "x"), 0.4);
  const cushion = matte(cloth("#1d6b50", 700));
  const leather = gloss("#15100d", 0.5);
  const brass = metal("#c99a45", 0.22);
  const sights = [0.55, 0.95, 1.35].map((x) =>
    cylinder(0.012, 0.004, gloss("#efe6d0", 0.1), { at: [x, 0.077, -0.165] }),
  );
  return [
    box([4, 0.04, 4], matte(surface), { at: [1.96, -0.02, 1.96] }),
    softBox([3.6, 0.052, 0.07], 0.02, cushion, { at: [1.96, 0.045, -0.04] }),
    softBox([3.7, 0.1, 0.2], 0.025, rail, { at: [2.0, 0.025, -0.165] }),
    softBox([0.07, 0.052, 3.6], 0.02, cushion, { at: [-0.04, 0.045, 1.96] }),
    softBox([0.2, 0.1, 3.7], 0.025, gloss(wood("#5b2c16", "#2a1008", "z"), 0.4), {
      at: [-0.165, 0.025, 2.0],
    }),
    cylinder(0.125, 0.06, matte("#020202"), { at: [0.0, -0.026, 0.0] }),
    torus(0.128, 0.028, leather, { at: [-0.02, 0.035, -0.02] }),
    torus(0.175, 0.017, brass, { at: [-0.055, 0.068, -0.055] }),
    ...sights,
    box([30, 0.1, 30], matte("#2a1c14"), { at: [0, -0.9, 0] }),
    box([30, 12, 0.1], matte("#8a5a3c"), { at: [0, 3, -5] }),
  ];
}
