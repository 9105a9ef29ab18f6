import { gloss, hex, matte, metal, type Pattern } from "../../render/material.ts";
import type { Scene } from "../../render/scene.ts";
import { box, cone, cylinder, rod, softBox, torus } from "../../render/shapes.ts";
import type { Solid, Triple } from "../../render/solid.ts";
import { mediaFile } from "../../stage/folders.ts";
import { ballRadius, billiardBall } from "../billiard-ball.ts";
import { laptop } from "../laptop.ts";
import { boards, wood } from "../patterns.ts";
import { books, discs, framed, plant } from "./pieces.ts";
import { daylight, morningSun, shell } from "./shell.ts";

const top = 0.76;
const paper: Pattern = (x, _y, z) =>
  Math.abs(((z * 60 + 100) % 1) - 0.5) < 0.06 && Math.abs(x) < 0.07 ? hex("#9fb6cf") : hex("#f6f1e6");

function mug([x, z]: [number, number]): Solid[] {
  const green = gloss("#0b6b4f", 0.2);
  return [
    cylinder(0.042, 0.092, green, { at: [x, top + 0.046, z] }),
    cylinder(0.036, 0.001, matte("#2b1508"), { at: [x, top + 0.0926, z] }),
    torus(0.028, 0.007, green, { at: [x + 0.046, top + 0.048, z], turn: [90, 0, 0] }),
  ];
}

function lamp([x, z]: [number, number]): Solid[] {
  const brass = metal("#c29445", 0.25);
  const joints: Triple[] = [
    [x, top + 0.01, z],
    [x - 0.07, top + 0.33, z],
    [x + 0.16, top + 0.52, z + 0.04],
  ];
  const [foot, elbow, head] = joints as [Triple, Triple, Triple];
  return [
    cylinder(0.085, 0.02, brass, { at: foot }),
    rod(foot, elbow, 0.007, brass),
    rod(elbow, head, 0.007, brass),
    cone(0.09, 0.035, 0.12, gloss("#16382d", 0.3), {
      at: [head[0] + 0.02, head[1] - 0.03, head[2]],
      turn: [0, 0, 18],
      castsShadow: false,
    }),
  ];
}

async function ballOnDesk(): Promise<Solid> {
  const ball = await billiardBall(8, [0.52, -0.36], [-24, -18, 6]);
  return Object.assign(ball, {
    y: top + ballRadius,
    low: [0.46, top, -0.42],
    high: [0.58, top + 0.12, -0.3],
  });
}

/** The desk by the window where the agency's work is done. */
export async function studioDesk(): Promise<Scene> {
  const oak = gloss(wood("#b07c48", "#75491f", "x"), 0.35);
  return {
    width: 1000,
    height: 750,
    samples: 14,
    exposure: 0.66,
    camera: {
      from: [0.42, 1.34, 0.98],
      to: [-0.02, 0.9, -0.6],
      view: 46,
      lens: { radius: 0.006, focus: 1.5 },
    },
    solids: [
      ...shell({ wall: "#dfe0d6", depth: 1, floor: matte(boards("#a97a4b", "#7b5330")) }).map(
        (solid) => solid,
      ),
      softBox([1.9, 0.045, 0.85], 0.01, oak, { at: [0, top - 0.0225, -0.52] }),
      ...[-0.88, 0.88].map((x) => box([0.05, top, 0.7], oak, { at: [x, top / 2, -0.52] })),
      ...(await laptop(
        mediaFile("case-studies/lakeshore-wander/image-1.webp"),
        [-0.05, -0.66],
        0.5,
        top,
        0.9,
      )),
      ...mug([0.34, -0.3]),
      ...lamp([-0.62, -0.72]),
      await ballOnDesk(),
      softBox([0.19, 0.012, 0.26], 0.003, matte(paper), { at: [-0.5, top + 0.006, -0.26], turn: [0, 14, 0] }),
      rod([-0.52, top + 0.017, -0.2], [-0.42, top + 0.017, -0.32], 0.004, gloss("#c8963e", 0.4)),
      ...books([0.5, top, -0.8], 6, 4),
      softBox([0.26, 0.035, 0.19], 0.004, matte("#2f3a45"), {
        at: [0.72, top + 0.018, -0.5],
        turn: [0, -12, 0],
      }),
      softBox([0.23, 0.03, 0.17], 0.004, matte("#c8963e"), {
        at: [0.72, top + 0.05, -0.5],
        turn: [0, -4, 0],
      }),
      ...framed([-0.15, 1.52, -0.985], [0.42, 0.54], discs("#efe9da", "#14181f", "#0b6b4f", "#c8963e")),
      ...framed([0.4, 1.47, -0.985], [0.32, 0.42], discs("#0b6b4f", "#f2ead8", "#14181f", "#c8963e")),
      box([0.9, 0.03, 0.2], oak, { at: [1.05, 1.36, -0.9] }),
      ...books([0.75, 1.375, -0.9], 9, 19),
      ...plant([-1.35, -0.72], 1.3, 6),
    ],
    lamps: daylight(0.95),
    sun: { ...morningSun, towards: [-0.8, 0.42, 0.28] },
    sky: () => [3.2, 3.6, 4.2],
  };
}
