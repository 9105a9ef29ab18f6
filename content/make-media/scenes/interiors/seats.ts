import { gloss, matte, metal } from "../../render/material.ts";
import { box, cylinder, rod, softBox } from "../../render/shapes.ts";
import type { Solid, Triple } from "../../render/solid.ts";
import { cloth, wood } from "../patterns.ts";

type Spot = [number, number];

/** A long sofa that faces +z, its back towards −z. */
export function sofa([x, z]: Spot, colour: string, cushions: string[], wide = 2.4): Solid[] {
  const fabric = matte(cloth(colour));
  const seat = wide / 2 - 0.13;
  const feet = [-1, 1].flatMap((side) =>
    [-0.3, 0.34].map((deep) =>
      cylinder(0.02, 0.12, gloss(wood("#8a5c34", "#5e3a1d", "y"), 0.3), {
        at: [x + side * (wide / 2 - 0.12), 0.06, z + deep],
      }),
    ),
  );
  const pillows = cushions.map((tone, index) => {
    const side = index % 2 === 0 ? -1 : 1;
    const inward = wide / 2 - 0.42 - Math.floor(index / 2) * 0.34;
    return softBox([0.44, 0.42, 0.15], 0.07, matte(cloth(tone, 320)), {
      at: [x + side * inward, 0.66, z - 0.1 + 0.06 * Math.floor(index / 2)],
      turn: [-16, side * -14, side * 6],
    });
  });
  return [
    ...feet,
    softBox([wide, 0.26, 0.92], 0.06, fabric, { at: [x, 0.24, z] }),
    softBox([wide, 0.62, 0.24], 0.09, fabric, { at: [x, 0.5, z - 0.36], turn: [-6, 0, 0] }),
    softBox([0.2, 0.46, 0.9], 0.08, fabric, { at: [x - wide / 2 + 0.08, 0.38, z] }),
    softBox([0.2, 0.46, 0.9], 0.08, fabric, { at: [x + wide / 2 - 0.08, 0.38, z] }),
    ...[-1, 1].map((side) =>
      softBox([seat - 0.02, 0.2, 0.72], 0.07, fabric, { at: [x + (side * seat) / 2, 0.44, z + 0.08] }),
    ),
    ...[-1, 1].map((side) =>
      softBox([seat - 0.04, 0.46, 0.2], 0.09, fabric, {
        at: [x + (side * seat) / 2, 0.66, z - 0.22],
        turn: [-12, 0, 0],
      }),
    ),
    ...pillows,
  ];
}

/** A low chair with a wooden frame; it faces the direction `turn`, in degrees from +z. */
export function armchair([x, z]: Spot, colour: string, turn: number): Solid[] {
  const oak = gloss(wood("#a9743f", "#6f4522", "y"), 0.3);
  const fabric = matte(cloth(colour, 240));
  const around = (dx: number, y: number, dz: number): Triple => {
    const angle = (turn * Math.PI) / 180;
    return [
      x + dx * Math.cos(angle) + dz * Math.sin(angle),
      y,
      z - dx * Math.sin(angle) + dz * Math.cos(angle),
    ];
  };
  const legs = [-0.34, 0.34].flatMap((side) => [
    rod(around(side, 0, 0.36), around(side, 0.56, 0.3), 0.018, oak),
    rod(around(side, 0, -0.4), around(side, 0.56, -0.32), 0.018, oak),
    rod(around(side, 0.56, 0.36), around(side, 0.54, -0.42), 0.022, oak),
  ]);
  return [
    ...legs,
    softBox([0.62, 0.16, 0.66], 0.06, fabric, { at: around(0, 0.38, 0), turn: [5, turn, 0] }),
    softBox([0.62, 0.6, 0.15], 0.06, fabric, { at: around(0, 0.68, -0.34), turn: [-18, turn, 0] }),
  ];
}

export function diningChair([x, z]: Spot, turn: number, seat = "#c9b79c"): Solid[] {
  const dark = gloss(wood("#7a5230", "#4b2f18", "y"), 0.3);
  const angle = (turn * Math.PI) / 180;
  const around = (dx: number, y: number, dz: number): Triple => [
    x + dx * Math.cos(angle) + dz * Math.sin(angle),
    y,
    z - dx * Math.sin(angle) + dz * Math.cos(angle),
  ];
  return [
    ...[-0.19, 0.19].flatMap((side) => [
      rod(around(side, 0, 0.2), around(side, 0.45, 0.18), 0.016, dark),
      rod(around(side, 0, -0.22), around(side, 0.82, -0.24), 0.016, dark),
    ]),
    softBox([0.46, 0.06, 0.44], 0.025, matte(cloth(seat)), { at: around(0, 0.46, 0), turn: [0, turn, 0] }),
    softBox([0.44, 0.2, 0.03], 0.012, dark, { at: around(0, 0.74, -0.235), turn: [-6, turn, 0] }),
  ];
}

export function stool([x, z]: Spot, seat = "#b98a56"): Solid[] {
  const black = metal("#1a1a1a", 0.4);
  const legs = [0, 90, 180, 270].map((angle) => {
    const [dx, dz] = [Math.cos(((angle + 45) * Math.PI) / 180), Math.sin(((angle + 45) * Math.PI) / 180)];
    return rod([x + dx * 0.2, 0, z + dz * 0.2], [x + dx * 0.13, 0.64, z + dz * 0.13], 0.012, black);
  });
  return [
    ...legs,
    cylinder(0.18, 0.045, gloss(wood(seat, "#7d5630", "x"), 0.3), { at: [x, 0.66, z] }),
    box([0.3, 0.012, 0.012], black, { at: [x, 0.24, z + 0.17] }),
  ];
}
