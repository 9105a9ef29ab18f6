import { gloss, glow, hex, matte, metal, type Pattern } from "../../render/material.ts";
import { box, cone, cylinder, ellipsoid, rod, softBox, sphere, torus } from "../../render/shapes.ts";
import type { Solid, Triple } from "../../render/solid.ts";
import { chance } from "../../stage/noise.ts";
import { blend, cloth, rug, wood } from "../patterns.ts";

type Spot = [number, number];

export function roundTable([x, z]: Spot, radius = 0.48, height = 0.36, light = "#b98550"): Solid[] {
  const oak = gloss(wood(light, "#7b4f28", "x"), 0.25);
  return [
    cylinder(radius, 0.035, oak, { at: [x, height, z] }),
    ...[0, 120, 240].map((angle) => {
      const [dx, dz] = [Math.cos((angle * Math.PI) / 180), Math.sin((angle * Math.PI) / 180)];
      return rod(
        [x + dx * radius * 0.8, 0, z + dz * radius * 0.8],
        [x + dx * radius * 0.5, height, z + dz * radius * 0.5],
        0.02,
        oak,
      );
    }),
  ];
}

export function floorRug([x, z]: Spot, [wide, deep]: Spot, base = "#e6ddcc", line = "#8d7f6a"): Solid {
  return softBox([wide, 0.025, deep], 0.01, matte(rug(base, line)), { at: [x, 0.0125, z] });
}

export function pendant([x, y, z]: Triple, radius: number, colour: string, inside = "#ffd9a0"): Solid[] {
  return [
    rod([x, y, z], [x, 2.8, z], 0.005, matte("#222222")),
    cone(radius, radius * 0.25, radius * 0.85, matte(cloth(colour, 400)), {
      at: [x, y, z],
      castsShadow: false,
    }),
    sphere(radius * 0.3, glow(inside, 5), { at: [x, y - radius * 0.36, z], castsShadow: false }),
  ];
}

export function floorLamp([x, z]: Spot): Solid[] {
  const brass = metal("#b98c46", 0.25);
  const shade: Pattern = (_px, y) => blend(hex("#ffcf92"), hex("#fff0d8"), 0.5 + y * 2);
  return [
    cylinder(0.15, 0.02, brass, { at: [x, 0.01, z] }),
    rod([x, 0, z], [x, 1.5, z], 0.012, brass),
    cone(0.24, 0.17, 0.32, glow(shade, 1.15), { at: [x, 1.56, z], castsShadow: false }),
  ];
}

/** A potted plant with broad leaves on arching stems. */
export function plant([x, z]: Spot, height: number, seed: number, pot = "#d8cdbb"): Solid[] {
  const random = chance(seed);
  const leaf = gloss("#2f5a34", 0.5);
  const young = gloss("#5c8444", 0.5);
  const solids: Solid[] = [
    cone(0.15, 0.2, 0.34, matte(pot), { at: [x, 0.17, z] }),
    cylinder(0.17, 0.01, matte("#2a1d14"), { at: [x, 0.335, z] }),
  ];
  for (let index = 0; index < 22; index++) {
    const yaw = index * 137.5 + random() * 30;
    const tilt = 14 + 52 * random();
    const reach = height * (0.45 + 0.55 * random()) * (1 - tilt / 200);
    const [side, up] = [Math.sin((tilt * Math.PI) / 180) * reach, Math.cos((tilt * Math.PI) / 180) * reach];
    const [dx, dz] = [
      Math.sin((yaw * Math.PI) / 180) * side * 0.8,
      Math.cos((yaw * Math.PI) / 180) * side * 0.8,
    ];
    const tip: Triple = [x + dx, 0.34 + up, z + dz];
    solids.push(rod([x, 0.33, z], tip, 0.006, leaf));
    solids.push(
      ellipsoid([0.15 + 0.06 * random(), 0.014, 0.34 + 0.12 * random()], index % 3 === 0 ? young : leaf, {
        at: tip,
        turn: [tilt * 0.9, yaw, 20 * (random() - 0.5)],
      }),
    );
  }
  return solids;
}

/** A framed picture hung on the back wall; the pattern is asked with metres from the picture's middle. */
export function framed([x, y, z]: Triple, [wide, high]: Spot, art: Pattern, frame = "#8a5f38"): Solid[] {
  return [
    softBox([wide + 0.06, high + 0.06, 0.03], 0.006, gloss(wood(frame, "#5b3a1e", "x"), 0.3), {
      at: [x, y, z],
    }),
    box([wide, high, 0.006], matte("#f7f3ea"), { at: [x, y, z + 0.0145] }),
    box([wide * 0.78, high * 0.8, 0.004], matte(art), { at: [x, y, z + 0.017] }),
  ];
}

/** An abstract picture of three soft discs on a ground. */
export function discs(ground: string, first: string, second: string, third: string): Pattern {
  const [base, a, b, c] = [hex(ground), hex(first), hex(second), hex(third)];
  return (x, y) => {
    if (Math.hypot(x - 0.08, y - 0.12) < 0.13) return a;
    if (y < -0.06 + 0.09 * Math.sin(x * 7 + 1)) return b;
    if (y < 0.04 + 0.1 * Math.sin(x * 5 - 1)) return c;
    return base;
  };
}

export function vase([x, y, z]: Triple, size: number, colour: string): Solid[] {
  return [
    ellipsoid([size, size * 1.1, size], gloss(colour, 0.4), { at: [x, y + size * 0.55, z] }),
    cone(size * 0.2, size * 0.3, size * 0.4, gloss(colour, 0.4), { at: [x, y + size * 1.15, z] }),
    torus(size * 0.26, size * 0.03, gloss(colour, 0.4), { at: [x, y + size * 1.35, z] }),
  ];
}

export function books([x, y, z]: Triple, count: number, seed: number): Solid[] {
  const random = chance(seed);
  const tones = ["#b8a58a", "#5c6b5a", "#8c4a34", "#2f3a45", "#d7cbb5", "#a9793f", "#e8e0d0"];
  let left = x;
  return Array.from({ length: count }, () => {
    const [thick, tall] = [0.022 + 0.026 * random(), 0.2 + 0.1 * random()];
    left += thick + 0.002;
    return box([thick, tall, 0.16], matte(tones[Math.floor(random() * tones.length)] ?? "#ffffff"), {
      at: [left - thick / 2, y + tall / 2, z],
    });
  });
}

/** Folds of linen hanging beside the window in the left wall. */
export function curtain(z: number, folds: number, colour: string): Solid[] {
  return Array.from({ length: folds }, (_, index) =>
    cylinder(0.055, 2.55, matte(cloth(colour, 150)), {
      at: [-2.9 + 0.03 * (index % 2), 1.4, z + index * 0.075],
    }),
  );
}
