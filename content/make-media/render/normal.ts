import { distance } from "./distance.ts";
import { type Solid, shapes, type Triple } from "./solid.ts";

/** A world point in the solid's own frame. */
export function toOwnFrame(solid: Solid, x: number, y: number, z: number): Triple {
  const m = solid.turn;
  const px = x - solid.x;
  const py = y - solid.y;
  const pz = z - solid.z;
  const along = (axis: number) =>
    (m[axis] as number) * px + (m[axis + 3] as number) * py + (m[axis + 6] as number) * pz;
  return [along(0), along(1), along(2)];
}

/** The outward normal, in world space, at a point of the surface given in the solid's own frame. */
export function normalAt(solid: Solid, [x, y, z]: Triple): Triple {
  const [nx, ny, nz] = ownNormal(solid, x, y, z);
  const m = solid.turn;
  const along = (row: number) =>
    (m[row * 3] as number) * nx + (m[row * 3 + 1] as number) * ny + (m[row * 3 + 2] as number) * nz;
  const [wx, wy, wz] = [along(0), along(1), along(2)];
  const length = Math.hypot(wx, wy, wz) || 1;
  return [wx / length, wy / length, wz / length];
}

function ownNormal(solid: Solid, x: number, y: number, z: number): Triple {
  const { a, b, c, r } = solid;
  if (solid.kind === shapes.sphere) return [x / r, y / r, z / r];
  if (solid.kind === shapes.box) {
    const [ex, ey, ez] = [a - Math.abs(x), b - Math.abs(y), c - Math.abs(z)];
    if (ex <= ey && ex <= ez) return [Math.sign(x), 0, 0];
    return ey <= ez ? [0, Math.sign(y), 0] : [0, 0, Math.sign(z)];
  }
  if (solid.kind === shapes.cylinder) {
    return b - Math.abs(y) < r - Math.hypot(x, z) ? [0, Math.sign(y), 0] : [x / r, 0, z / r];
  }
  const e = 4e-4;
  return [
    distance(solid, x + e, y, z) - distance(solid, x - e, y, z),
    distance(solid, x, y + e, z) - distance(solid, x, y - e, z),
    distance(solid, x, y, z + e) - distance(solid, x, y, z - e),
  ];
}
