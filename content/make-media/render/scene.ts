import type { Colour } from "./material.ts";
import type { Solid, Triple } from "./solid.ts";

/** A rectangle or ball that lights the scene; `colour` is its radiance. A panel shines to the side of `across` × `up`. */
export type Lamp =
  | { kind: "panel"; at: Triple; across: Triple; up: Triple; colour: Colour }
  | { kind: "ball"; at: Triple; radius: number; colour: Colour };

export type Sun = { towards: Triple; colour: Colour; spread: number };

type Camera = {
  from: Triple;
  to: Triple;
  /** Vertical field of view in degrees. */
  view: number;
  lens?: { radius: number; focus: number };
  /** Keeps verticals upright as an architectural lens does: how far the picture is moved up, in picture heights. */
  rise?: number;
};

export type Scene = {
  camera: Camera;
  solids: Solid[];
  lamps: Lamp[];
  sun?: Sun;
  sky: (x: number, y: number, z: number) => Colour;
  exposure: number;
  width: number;
  height: number;
  samples: number;
};
