import { gloss, matte, metal } from "../../render/material.ts";
import type { Scene } from "../../render/scene.ts";
import { box, cylinder, rod, softBox, sphere } from "../../render/shapes.ts";
import type { Solid } from "../../render/solid.ts";
import { marble, wood } from "../patterns.ts";
import { pendant, plant, vase } from "./pieces.ts";
import { stool } from "./seats.ts";
import { daylight, morningSun, shell } from "./shell.ts";

function cupboards(front: string): Solid[] {
  const paint = gloss(front, 0.45);
  const brass = metal("#b98c46", 0.25);
  return [-1.9, -1.14, -0.38, 0.38, 1.14, 1.9].flatMap((x) => [
    softBox([0.735, 0.78, 0.6], 0.008, paint, { at: [x, 0.49, -2.68] }),
    box([0.56, 0.58, 0.012], gloss(front, 0.5), { at: [x, 0.49, -2.375] }),
    rod([x + 0.3, 0.72, -2.35], [x + 0.3, 0.84, -2.35], 0.006, brass),
  ]);
}

export function kitchen(front: string, wall: string): Scene {
  const stone = gloss(marble("#efebe4", "#a49a8d"), 0.15);
  const oak = gloss(wood("#b98550", "#80532b", "x"), 0.3);
  const tiles = Array.from({ length: 90 }, (_, index) => {
    const [row, column] = [Math.floor(index / 18), index % 18];
    const x = -2.3 + column * 0.272 + (row % 2) * 0.136;
    return softBox([0.264, 0.108, 0.02], 0.006, gloss(index % 7 === 3 ? "#e6dfd2" : "#efe9dd", 0.12), {
      at: [x, 0.985 + row * 0.116, -2.975],
    });
  });
  return {
    width: 960,
    height: 600,
    samples: 22,
    exposure: 0.6,
    camera: { from: [0.9, 1.4, 4.1], to: [0.1, 1.2, 0], view: 40, rise: 0.06 },
    solids: [
      ...shell({ wall }),
      ...cupboards(front),
      softBox([4.7, 0.04, 0.66], 0.008, stone, { at: [0, 0.9, -2.67] }),
      ...tiles,
      ...[1.62, 2.02].map((y) => box([2.2, 0.035, 0.26], oak, { at: [-1.1, y, -2.86] })),
      box([0.9, 0.62, 0.4], gloss(front, 0.45), { at: [1.35, 2.42, -2.78] }),
      box([0.7, 0.7, 0.34], gloss("#ece5d8", 0.4), { at: [1.35, 1.9, -2.8] }),
      ...[-1.95, -1.6, -1.3, -0.6].flatMap((x, index) =>
        vase([x, 1.64, -2.86], 0.13 + 0.03 * (index % 2), index % 2 ? "#b8603c" : "#e9e2d4"),
      ),
      ...Array.from({ length: 9 }, (_, index) =>
        cylinder(0.07, 0.02, gloss("#efe8da", 0.3), { at: [-0.25, 1.65 + index * 0.021, -2.86] }),
      ),
      ...Array.from({ length: 6 }, (_, index) =>
        cylinder(0.035, 0.09, gloss("#dfe5e2", 0.1), { at: [-1.9 + index * 0.14, 2.08, -2.86] }),
      ),
      softBox([2.5, 0.82, 0.9], 0.012, gloss("#efe9dd", 0.45), { at: [0.15, 0.45, -0.7] }),
      ...Array.from({ length: 16 }, (_, index) =>
        box([0.012, 0.8, 0.012], gloss("#d9d1c1", 0.5), { at: [-1.0 + index * 0.155, 0.45, -0.245] }),
      ),
      softBox([2.75, 0.055, 1.12], 0.012, stone, { at: [0.15, 0.9, -0.66] }),
      ...stool([-0.6, 0.3]),
      ...stool([0.15, 0.34]),
      ...stool([0.9, 0.3]),
      cylinder(0.2, 0.05, gloss(wood("#a06c3a", "#6f4522", "x"), 0.3), { at: [-0.35, 0.95, -0.7] }),
      ...[
        [-0.42, -0.72],
        [-0.28, -0.66],
        [-0.36, -0.6],
        [-0.34, -0.78],
      ].map(([x = 0, z = 0], index) =>
        sphere(0.052, gloss(index % 2 ? "#c9992b" : "#9fae3a", 0.35), { at: [x, 1.01, z] }),
      ),
      ...vase([0.75, 0.928, -0.75], 0.17, "#46574c"),
      rod([1.7, 0.92, -2.85], [1.7, 1.24, -2.85], 0.013, metal("#b98c46", 0.2)),
      rod([1.7, 1.24, -2.85], [1.7, 1.2, -2.62], 0.013, metal("#b98c46", 0.2)),
      ...pendant([-0.5, 1.78, -0.66], 0.2, "#2b3a33"),
      ...pendant([0.75, 1.78, -0.66], 0.2, "#2b3a33"),
      ...plant([2.55, -2.4], 1.2, 12),
      box([0.5, 0.02, 0.3], matte("#8f9a86"), { at: [1.05, 0.935, -0.5], turn: [0, 12, 0] }),
    ],
    lamps: daylight(1.05),
    sun: morningSun,
    sky: () => [3.2, 3.6, 4.2],
  };
}
