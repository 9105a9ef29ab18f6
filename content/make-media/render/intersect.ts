import { distance } from "./distance.ts";
import { type Solid, shapes } from "./solid.ts";

const touching = 2e-4;

/** How far along the ray the solid is first met from outside or inside, or Infinity. The ray is in world space. */
export function intersect(
  solid: Solid,
  ox: number,
  oy: number,
  oz: number,
  dx: number,
  dy: number,
  dz: number,
): number {
  const m = solid.turn;
  const px = ox - solid.x;
  const py = oy - solid.y;
  const pz = oz - solid.z;
  const m0 = m[0] as number,
    m1 = m[1] as number,
    m2 = m[2] as number;
  const m3 = m[3] as number,
    m4 = m[4] as number,
    m5 = m[5] as number;
  const m6 = m[6] as number,
    m7 = m[7] as number,
    m8 = m[8] as number;
  const x = m0 * px + m3 * py + m6 * pz;
  const y = m1 * px + m4 * py + m7 * pz;
  const z = m2 * px + m5 * py + m8 * pz;
  const ux = m0 * dx + m3 * dy + m6 * dz;
  const uy = m1 * dx + m4 * dy + m7 * dz;
  const uz = m2 * dx + m5 * dy + m8 * dz;
  if (solid.kind === shapes.sphere) return meetSphere(solid.r, x, y, z, ux, uy, uz);
  const ix = 1 / ux;
  const iy = 1 / uy;
  const iz = 1 / uz;
  const ax = (-solid.a - x) * ix,
    bx = (solid.a - x) * ix;
  const ay = (-solid.b - y) * iy,
    by = (solid.b - y) * iy;
  const az = (-solid.c - z) * iz,
    bz = (solid.c - z) * iz;
  const near = Math.max(Math.min(ax, bx), Math.min(ay, by), Math.min(az, bz));
  const far = Math.min(Math.max(ax, bx), Math.max(ay, by), Math.max(az, bz));
  if (!(far > Math.max(near, 0))) return Number.POSITIVE_INFINITY;
  if (solid.kind === shapes.box)
    return near > touching ? near : far > touching ? far : Number.POSITIVE_INFINITY;
  if (solid.kind === shapes.cylinder) return meetCylinder(solid, x, y, z, ux, uy, uz);
  return march(solid, Math.max(near, 0), far, x, y, z, ux, uy, uz);
}

function meetSphere(r: number, x: number, y: number, z: number, ux: number, uy: number, uz: number): number {
  const half = x * ux + y * uy + z * uz;
  const root = half * half - (x * x + y * y + z * z - r * r);
  if (root < 0) return Number.POSITIVE_INFINITY;
  const reach = Math.sqrt(root);
  const near = -half - reach;
  if (near > touching) return near;
  return reach - half > touching ? reach - half : Number.POSITIVE_INFINITY;
}

function meetCylinder(
  solid: Solid,
  x: number,
  y: number,
  z: number,
  ux: number,
  uy: number,
  uz: number,
): number {
  const { b, r } = solid;
  let found = Number.POSITIVE_INFINITY;
  const a = ux * ux + uz * uz;
  const half = x * ux + z * uz;
  const root = half * half - a * (x * x + z * z - r * r);
  if (root >= 0 && a > 0) {
    const reach = Math.sqrt(root);
    const near = (-half - reach) / a;
    const far = (reach - half) / a;
    if (near > touching && Math.abs(y + near * uy) <= b) found = near;
    else if (far > touching && Math.abs(y + far * uy) <= b) found = far;
  }
  for (const side of [-b, b]) {
    const t = (side - y) / uy;
    const hx = x + t * ux;
    const hz = z + t * uz;
    if (t > touching && t < found && hx * hx + hz * hz <= r * r) found = t;
  }
  return found;
}

function march(
  solid: Solid,
  from: number,
  to: number,
  x: number,
  y: number,
  z: number,
  ux: number,
  uy: number,
  uz: number,
): number {
  let t = from;
  for (let step = 0; step < 80 && t < to; step++) {
    const gap = Math.abs(distance(solid, x + t * ux, y + t * uy, z + t * uz));
    if (gap < touching && t > touching) return t;
    t += Math.max(gap, touching);
  }
  return Number.POSITIVE_INFINITY;
}
