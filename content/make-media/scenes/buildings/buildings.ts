import { gloss, glow, matte, metal } from "../../render/material.ts";
import type { Scene, Sun } from "../../render/scene.ts";
import { box, cylinder } from "../../render/shapes.ts";
import type { Solid } from "../../render/solid.ts";
import { clearSky, concrete, lawn, pane, slats, tree } from "./outdoors.ts";

const afternoon: Sun = { towards: [-0.7, 0.55, 0.62], colour: [3.1, 2.7, 2.1], spread: 0.01 };
const size = { width: 1000, height: 640, samples: 10, exposure: 0.7, lamps: [] };

/** Two concrete bars, one resting across the other, beside still water. */
export function quarryHouse(): Scene {
  const stone = matte(concrete);
  const larch = matte(slats("#a9774a"));
  return {
    ...size,
    camera: { from: [13, 1.7, 21], to: [0.6, 2.5, 0], view: 30, rise: 0.13 },
    sun: afternoon,
    sky: clearSky("#5b8fc4", "#dfe7e8", 1.1),
    solids: [
      lawn(),
      box([30, 0.06, 7], gloss("#0d1a1c", 0.015), { at: [0, 0.02, 7.4] }),
      box([30, 0.14, 0.5], stone, { at: [0, 0.05, 3.7] }),
      box([9, 3, 5], larch, { at: [-2.2, 1.5, 0] }),
      box([5.4, 2.5, 0.1], pane, { at: [-1.4, 1.35, 2.52] }),
      ...[-3.4, -2.1, -0.8, 0.5].map((x) =>
        box([0.06, 2.5, 0.16], metal("#2a2622", 0.4), { at: [x, 1.35, 2.56] }),
      ),
      box([13, 2.9, 5.4], stone, { at: [1.6, 4.5, -0.4] }),
      box([6.6, 2.1, 0.1], pane, { at: [3.4, 4.5, 2.33] }),
      box([0.1, 2.1, 3.4], pane, { at: [8.12, 4.5, -0.4] }),
      ...[1.4, 3.4, 5.4].map((x) => box([0.06, 2.1, 0.16], metal("#2a2622", 0.4), { at: [x, 4.5, 2.37] })),
      ...[5.4, 7.4].map((x) => cylinder(0.11, 3.05, stone, { at: [x, 1.5, 1.6] })),
      box([7.4, 0.12, 5], stone, { at: [5.6, 0.08, 0.6] }),
      ...[0, 1, 2].map((step) =>
        box([2, 0.14, 0.4], stone, { at: [4.4, 0.06 + step * 0.02, 3.4 - step * 0.4] }),
      ),
      ...tree(-9, -3, 7, 3),
      ...tree(12, -7, 9, 5),
      ...tree(-13, -9, 10, 8),
      ...tree(3, -12, 8, 13),
    ],
  };
}

/** A library of timber fins under a wide, thin roof. */
export function finLibrary(): Scene {
  const timber = matte(slats("#b98552", 0.3));
  const fins: Solid[] = Array.from({ length: 27 }, (_, index) =>
    box([0.1, 5.2, 0.55], matte("#b07c4a"), { at: [-9.1 + index * 0.7, 2.6, 3.2] }),
  );
  return {
    ...size,
    camera: { from: [-17, 1.6, 25], to: [0, 2.6, 0], view: 34, rise: 0.14 },
    sun: { ...afternoon, towards: [-0.5, 0.32, 0.8], colour: [3.3, 2.5, 1.6] },
    sky: clearSky("#6d8fb8", "#f2dcc2", 1),
    solids: [
      lawn(),
      box([34, 0.1, 9], matte(concrete), { at: [0, 0.02, 8] }),
      ...fins,
      box([19, 4.8, 0.1], pane, { at: [0, 2.5, 2.7] }),
      box([19, 5, 8], matte("#d9cbb4"), { at: [0, 2.5, -1.5] }),
      box([18, 0.3, 0.2], glow("#ffdca0", 1.6), { at: [0, 4.6, 2.62] }),
      box([22.5, 0.34, 12.5], matte("#efe9de"), { at: [0, 5.36, 0.2] }),
      box([5, 2.6, 4], timber, { at: [3, 6.6, -1] }),
      box([3.2, 0.45, 0.6], matte(concrete), { at: [-5, 0.3, 7.2] }),
      box([3.2, 0.45, 0.6], matte(concrete), { at: [3, 0.3, 7.2] }),
      ...tree(-15, -2, 8, 21, "#7d7a34"),
      ...tree(14, 3, 6.5, 23, "#8a7030"),
      ...tree(8, -10, 9, 27),
    ],
  };
}

/** Stacked white apartments with deep balconies. */
export function stackedFlats(): Scene {
  const white = matte("#ebe7df");
  const floors: Solid[] = Array.from({ length: 7 }, (_, floor) => {
    const y = 1.7 + floor * 3;
    const shift = [0, 0.9, -0.6, 0.5, -1, 0.7, 0][floor] ?? 0;
    return [
      box([11, 0.32, 8.4], white, { at: [shift, y + 1.34, 0] }),
      box([9.6, 2.7, 6.6], pane, { at: [0, y, -0.4] }),
      ...[-4, -1.6, 1.6, 4].map((x) => box([0.7, 2.7, 0.5], white, { at: [x, y, 2.9] })),
      box([3.2, 2.7, 6.7], matte(slats("#a9774a", 0.2)), { at: [shift > 0 ? -3.2 : 3.2, y, -0.38] }),
      box([10.8, 0.95, 0.04], gloss("#9fb4b8", 0.05), { at: [shift, y - 0.7, 4.1] }),
    ];
  }).flat();
  return {
    ...size,
    width: 640,
    height: 860,
    camera: { from: [18, 2, 30], to: [0, 8, 0], view: 44, rise: 0.26 },
    sun: { ...afternoon, towards: [-0.4, 0.5, 0.8] },
    sky: clearSky("#4f86c2", "#d4e2ec", 1.05),
    solids: [
      lawn(),
      box([60, 0.1, 26], matte(concrete), { at: [0, 0.01, 14] }),
      ...floors,
      box([7, 2.2, 5], white, { at: [0, 23.6, -0.6] }),
      ...tree(-11, 6, 6, 31),
      ...tree(9, 8, 5, 33),
      ...tree(14, -4, 8, 35),
    ],
  };
}
