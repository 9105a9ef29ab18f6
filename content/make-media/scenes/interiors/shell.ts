import { type Material, matte } from "../../render/material.ts";
import type { Lamp, Sun } from "../../render/scene.ts";
import { box } from "../../render/shapes.ts";
import type { Solid } from "../../render/solid.ts";
import { boards, plaster } from "../patterns.ts";

type Shell = { wall: string; left?: string; floor?: Material; depth?: number; ceiling?: string };

/** A room six metres wide and 2.8 high with a tall window in its left wall, open towards the viewer. */
export function shell({ wall, left = wall, floor, depth = 3, ceiling = "#f4f1ea" }: Shell): Solid[] {
  const back = matte(plaster(wall));
  const side = matte(plaster(left));
  const trim = matte("#f3efe6");
  const ground = floor ?? matte(boards("#c79a66", "#9c6d3f"));
  const bars = [-1.15, -0.05, 1.05].map((z) => box([0.05, 2.1, 0.045], trim, { at: [-3.02, 1.4, z] }));
  return [
    box([6.4, 0.1, 9], ground, { at: [0, -0.05, 1.5] }),
    box([6.4, 3, 0.1], back, { at: [0, 1.4, -depth - 0.05] }),
    box([6.4, 0.1, 9], matte(ceiling), { at: [0, 2.85, 1.5] }),
    box([0.1, 3, 9], back, { at: [3.05, 1.4, 1.5] }),
    box([6.4, 3, 0.1], back, { at: [0, 1.4, 6] }),
    box([0.12, 0.36, 9], side, { at: [-3.06, 0.17, 1.5] }),
    box([0.12, 0.4, 9], side, { at: [-3.06, 2.65, 1.5] }),
    box([0.12, 3, 2], side, { at: [-3.06, 1.4, -2.2] }),
    box([0.12, 3, 5], side, { at: [-3.06, 1.4, 3.6] }),
    ...bars,
    box([0.05, 0.045, 2.3], trim, { at: [-3.02, 1.75, -0.05] }),
    box([0.16, 0.04, 2.4], trim, { at: [-2.98, 0.36, -0.05] }),
    box([6.2, 0.11, 0.02], trim, { at: [0, 0.055, -depth + 0.01] }),
    box([0.02, 0.11, 9], trim, { at: [-2.99, 0.055, 1.5] }),
  ];
}

/** Sky light through the window, and a soft fill from the viewer's side. */
export function daylight(strength = 1, tint: [number, number, number] = [9, 10, 11.5]): Lamp[] {
  const colour = tint.map((value) => value * strength) as [number, number, number];
  return [
    { kind: "panel", at: [-3.2, 1.4, -0.05], across: [0, 2.1, 0], up: [0, 0, 2.2], colour },
    {
      kind: "panel",
      at: [1, 2.6, 5.6],
      across: [4, 0, 0],
      up: [0, 2, 0],
      colour: [0.85 * strength, 0.83 * strength, 0.8 * strength],
    },
  ];
}

export const morningSun: Sun = { towards: [-0.78, 0.46, 0.3], colour: [11, 9.4, 7], spread: 0.012 };
