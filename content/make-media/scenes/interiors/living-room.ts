import { gloss, matte } from "../../render/material.ts";
import type { Scene } from "../../render/scene.ts";
import { box, softBox } from "../../render/shapes.ts";
import { wood } from "../patterns.ts";
import {
  books,
  curtain,
  discs,
  floorLamp,
  floorRug,
  framed,
  pendant,
  plant,
  roundTable,
  vase,
} from "./pieces.ts";
import { armchair, sofa } from "./seats.ts";
import { daylight, morningSun, shell } from "./shell.ts";

type Look = {
  wall: string;
  sofa: string;
  cushions: string[];
  chair: string;
  rug: string;
  art: [string, string, string, string];
};

export function livingRoom(look: Look): Scene {
  const oak = gloss(wood("#b07c48", "#75491f", "x"), 0.3);
  const shelf = (y: number) => box([1.25, 0.04, 0.24], oak, { at: [2.2, y, -2.87] });
  return {
    width: 960,
    height: 600,
    samples: 22,
    exposure: 0.6,
    camera: { from: [0.55, 1.32, 4.3], to: [-0.05, 1.2, 0], view: 40, rise: 0.06 },
    solids: [
      ...shell({ wall: look.wall }),
      floorRug([-0.25, -0.7], [3.6, 2.5], look.rug),
      ...sofa([-0.35, -2.05], look.sofa, look.cushions),
      ...armchair([1.75, -0.7], look.chair, -58),
      ...roundTable([-0.2, -0.55]),
      ...roundTable([0.32, -0.85], 0.28, 0.46, "#8f5f37"),
      ...vase([-0.3, 0.38, -0.6], 0.17, "#e9e2d4"),
      softBox([0.3, 0.03, 0.22], 0.006, matte("#394a3f"), { at: [0.02, 0.393, -0.42], turn: [0, 20, 0] }),
      softBox([0.26, 0.025, 0.19], 0.006, matte("#e4dac6"), { at: [0.02, 0.42, -0.42], turn: [0, 8, 0] }),
      ...floorLamp([1.2, -2.45]),
      ...plant([-2.3, -2.3], 1.5, 4),
      ...framed([-0.85, 1.72, -2.985], [0.72, 0.92], discs(...look.art)),
      ...framed(
        [0.12, 1.72, -2.985],
        [0.72, 0.92],
        discs(look.art[0], look.art[2], look.art[3], look.art[1]),
      ),
      shelf(1.25),
      shelf(1.75),
      ...books([1.7, 1.27, -2.87], 12, 3),
      ...books([2.2, 1.77, -2.87], 9, 8),
      ...vase([2.58, 1.27, -2.87], 0.14, "#b8603c"),
      ...vase([1.82, 1.77, -2.87], 0.12, "#3d4a44"),
      ...pendant([0.05, 2.12, -0.6], 0.3, "#efe6d2"),
      ...curtain(-1.62, 6, "#f1eadc"),
      ...curtain(1.15, 6, "#f1eadc"),
    ],
    lamps: [...daylight(1), { kind: "ball", at: [1.2, 1.56, -2.45], radius: 0.1, colour: [9, 6, 3.4] }],
    sun: morningSun,
    sky: () => [3.2, 3.6, 4.2],
  };
}
