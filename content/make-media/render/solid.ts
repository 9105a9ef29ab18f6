import type { Material } from "./material.ts";

export type Triple = [number, number, number];

export const shapes = {
  box: 0,
  sphere: 1,
  cylinder: 2,
  softBox: 3,
  torus: 4,
  cone: 5,
  ellipsoid: 6,
} as const;

/** One shape in its own frame: half sizes a, b, c, a rounding r, a turn and a place. Metres, y is up. */
export class Solid {
  readonly kind: number;
  readonly a: number;
  readonly b: number;
  readonly c: number;
  readonly r: number;
  readonly material: Material;
  readonly castsShadow: boolean;
  readonly turn: Float64Array;
  readonly x: number;
  readonly y: number;
  readonly z: number;
  readonly low: Triple;
  readonly high: Triple;

  constructor(kind: number, size: [number, number, number, number], material: Material, place: Place) {
    [this.a, this.b, this.c, this.r] = size;
    this.kind = kind;
    this.material = material;
    this.castsShadow = place.castsShadow ?? true;
    [this.x, this.y, this.z] = place.at;
    this.turn = rotation(place.turn ?? [0, 0, 0]);
    const reach = [this.a, this.b, this.c];
    const extent = [0, 1, 2].map((row) =>
      reach.reduce((sum, half, column) => sum + Math.abs(this.turn[row * 3 + column] ?? 0) * half, 1e-4),
    );
    this.low = [this.x - (extent[0] ?? 0), this.y - (extent[1] ?? 0), this.z - (extent[2] ?? 0)];
    this.high = [this.x + (extent[0] ?? 0), this.y + (extent[1] ?? 0), this.z + (extent[2] ?? 0)];
  }
}

export type Place = { at: Triple; turn?: Triple; castsShadow?: boolean };

/** Turns are degrees about x, y and z, applied in the order z, x, y. */
function rotation([dx, dy, dz]: Triple): Float64Array {
  const [x, y, z] = [dx, dy, dz].map((degrees) => (degrees * Math.PI) / 180) as Triple;
  const [cx, sx, cy, sy, cz, sz] = [
    Math.cos(x),
    Math.sin(x),
    Math.cos(y),
    Math.sin(y),
    Math.cos(z),
    Math.sin(z),
  ];
  return Float64Array.of(
    cy * cz + sy * sx * sz,
    -cy * sz + sy * sx * cz,
    sy * cx,
    cx * sz,
    cx * cz,
    -sx,
    -sy * cz + cy * sx * sz,
    sy * sz + cy * sx * cz,
    cy * cx,
  );
}
