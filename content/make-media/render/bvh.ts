import { intersect } from "./intersect.ts";
import type { Solid } from "./solid.ts";

type Bounds = { x0: number; y0: number; z0: number; x1: number; y1: number; z1: number };
type Node = Bounds & { solids: Solid[]; axis: number; left: Node | undefined; right: Node | undefined };

/** A tree of boxes around the scene's solids, so that a ray meets few of them. */
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
  ) {
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
        const goesUp = (node.axis === 0 ? dx : node.axis === 1 ? dy : dz) > 0;
        stack[depth++] = goesUp ? node.right : node.left;
        stack[depth++] = goesUp ? node.left : node.right;
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

/** Splits where the surface-area heuristic expects the fewest tests; large walls end up near the root. */
function build(solids: Solid[]): Node {
  const bounds = boundsOf(solids);
  const leaf: Node = { ...bounds, solids, axis: 0, left: undefined, right: undefined };
  if (solids.length === 1) return leaf;
  let best = { cost: solids.length * areaOf(bounds), axis: 0, at: 0, sorted: solids };
  for (const axis of [0, 1, 2] as const) {
    const sorted = solids.toSorted(
      (one, other) => one.low[axis] + one.high[axis] - other.low[axis] - other.high[axis],
    );
    for (let at = 1; at < sorted.length; at++) {
      const left = areaOf(boundsOf(sorted.slice(0, at))) * at;
      const cost = left + areaOf(boundsOf(sorted.slice(at))) * (sorted.length - at) + areaOf(bounds) * 0.6;
      if (cost < best.cost) best = { cost, axis, at, sorted };
    }
  }
  if (best.at === 0) return leaf;
  const left = build(best.sorted.slice(0, best.at));
  return { ...bounds, solids: [], axis: best.axis, left, right: build(best.sorted.slice(best.at)) };
}

function boundsOf(solids: Solid[]): Bounds {
  const bounds = { x0: Infinity, y0: Infinity, z0: Infinity, x1: -Infinity, y1: -Infinity, z1: -Infinity };
  for (const { low, high } of solids) {
    bounds.x0 = Math.min(bounds.x0, low[0]);
    bounds.y0 = Math.min(bounds.y0, low[1]);
    bounds.z0 = Math.min(bounds.z0, low[2]);
    bounds.x1 = Math.max(bounds.x1, high[0]);
    bounds.y1 = Math.max(bounds.y1, high[1]);
    bounds.z1 = Math.max(bounds.z1, high[2]);
  }
  return bounds;
}

function areaOf({ x0, y0, z0, x1, y1, z1 }: Bounds): number {
  const [wide, high, deep] = [x1 - x0, y1 - y0, z1 - z0];
  return wide * high + high * deep + deep * wide;
}
