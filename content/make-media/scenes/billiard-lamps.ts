import type { Lamp } from "../render/scene.ts";

/** A warm shade above the table, a cool window to the left and a wash on the wall behind. */
export function billiardLamps(x = 0.7, z = 0.5): Lamp[] {
  return [
    { kind: "panel", at: [x, 1.3, z], across: [0.8, 0, 0], up: [0, 0, 0.34], colour: [14, 12, 9] },
    { kind: "panel", at: [-1.6, 1, z + 1.4], across: [0, 0, -1.4], up: [0, 1, 0], colour: [1.6, 2.1, 3] },
    { kind: "panel", at: [1, 1.9, -3.4], across: [-5, 0, 0], up: [0, 0.4, 0], colour: [5, 3, 1.7] },
  ];
}
