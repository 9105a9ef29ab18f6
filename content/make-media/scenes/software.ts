import { metal } from "../render/material.ts";
import type { Scene } from "../render/scene.ts";
import { panelFace, rod, torus } from "../render/shapes.ts";
import type { Solid, Triple } from "../render/solid.ts";
import { ballRadius, billiardBall } from "./billiard-ball.ts";
import { billiardLamps } from "./billiard-lamps.ts";
import { poolTable } from "./pool-table.ts";

const steps: [number, number, number][] = [
  [1, 0.35, 0.95],
  [2, 0.72, 0.72],
  [3, 0.72, 1.2],
  [4, 1.1, 0.95],
  [6, 1.46, 0.7],
  [12, 1.46, 1.2],
  [8, 1.85, 0.95],
];
const joints: [number, number][] = [
  [0, 1],
  [0, 2],
  [1, 3],
  [2, 3],
  [3, 4],
  [3, 5],
  [4, 6],
  [5, 6],
];

/** A workflow: balls as steps, brass between them. */
export async function software(): Promise<Scene> {
  const balls = await Promise.all(steps.map(([number, x, z]) => billiardBall(number, [x, z], [-62, 8, 0])));
  const brass = metal("#d2a24c", 0.2);
  const rods: Solid[] = joints.map(([from, to]) => {
    const start: Triple = steps[from] ?? [0, 0, 0];
    const end: Triple = steps[to] ?? [0, 0, 0];
    return rod([start[1], ballRadius, start[2]], [end[1], ballRadius, end[2]], 0.009, brass);
  });
  const rings = steps.map(([, x, z]) => torus(0.066, 0.009, brass, { at: [x, 0.012, z] }));
  const lamps = billiardLamps(1.1, 0.8);
  return {
    width: 1000,
    height: 750,
    samples: 14,
    exposure: 1.7,
    camera: {
      from: [1.42, 1.22, 2.56],
      to: [1.17, 0.02, 0.9],
      view: 36,
      lens: { radius: 0.012, focus: 1.98 },
    },
    solids: [...balls, ...rods, ...rings, ...poolTable(), ...lamps.slice(0, 2).map(panelFace)],
    lamps,
    sky: () => [0.012, 0.014, 0.018],
  };
}
