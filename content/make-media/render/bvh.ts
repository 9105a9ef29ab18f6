import { intersect } from "./intersect.ts";
import type { Solid } from "./solid.ts";

type Node = {
  x0: number;
  y0: number;
  z0: number;
  x1: number;
  y1: number;
  z1: number;
  solids: Solid[];
  left: Node | undefined;
  right: Node | undefined;
};

export class Bvh {
  readonly #root: Node;
  readonly #stack: Node[] = [];
  hit: Solid | undefined;

  constructor(solids: Solid[]) {
    this.#root = build(solids);
  }

  /** Distance to the first solid along the ray, which is then in `hit`. */
  closest(ox: number, oy: number, oz: number, dx: number, dy: number, dz: number): number {
    this.hit = undefined;
    return this.#walk(ox, oy, oz, dx, dy, dz, Number.POSITIVE_INFINITY, false);
  }

  isBlocked(ox: number, oy: number, oz: number, dx: number, dy: number, dz: number, far: number): boolean {
    return this.#walk(ox, oy, oz, dx, dy, dz, far, true) < far;
  }

  #walk(
    ox: number,
    oy: number,
    oz: number,
    dx: number,
    dy: number,
    dz: number,
    far: number,
    anyHit: boolean,
  ): number {
    const ix = 1 / dx;
    const iy = 1 / dy;
    const iz = 1 / dz;
    const stack = this.#stack;
    let depth = 0;
    stack[depth++] = this.#root;
    let best = far;
    while (depth > 0) {
      const node = stack[--depth] as Node;
      const ax = (node.x0 - ox) * ix;
      const bx = (node.x1 - ox) * ix;
      const ay = (node.y0 - oy) * iy;
      const by = (node.y1 - oy) * iy;
      const az = (node.z0 - oz) * iz;
      const bz = (node.z1 - oz) * iz;
      const near = Math.max(Math.min(ax, bx), Math.min(ay, by), Math.min(az, bz), 0);
      if (!(Math.min(Math.max(ax, bx), Math.max(ay, by), Math.max(az, bz), best) >= near)) continue;
      if (node.left && node.right) {
        stack[depth++] = node.left;
        stack[depth++] = node.right;
      }
      for (let index = 0; index < node.solids.length; index++) {
        const solid = node.solids[index] as Solid;
        if (anyHit && !solid.castsShadow) continue;
        const t = intersect(solid, ox, oy, oz, dx, dy, dz);
        if (t >= best) continue;
        best = t;
        this.hit = solid;
        if (anyHit) return best;
      }
    }
    return best;
  }
}

function build(solids: Solid[]): Node {
  const low = ([0, 1, 2] as const).map((axis) => Math.min(...solids.map((solid) => solid.low[axis])));
  const high = ([0, 1, 2] as const).map((axis) => Math.max(...solids.map((solid) => solid.high[axis])));
  const [x0 = 0, y0 = 0, z0 = 0] = low;
  const [x1 = 0, y1 = 0, z1 = 0] = high;
  const bounds = { x0, y0, z0, x1, y1, z1 };
  if (solids.length <= 2) return { ...bounds, solids, left: undefined, right: undefined };
  const spread = [x1 - x0, y1 - y0, z1 - z0];
  const axis = spread.indexOf(Math.max(...spread));
  const middle = (solid: Solid) => (solid.low[axis] ?? 0) + (solid.high[axis] ?? 0);
  const sorted = solids.toSorted((one, other) => middle(one) - middle(other));
  const half = sorted.length >> 1;
  return { ...bounds, solids: [], left: build(sorted.slice(0, half)), right: build(sorted.slice(half)) };
}
