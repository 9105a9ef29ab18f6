import { type Solid, shapes } from "./solid.ts";

/** Distance from a point, in the solid's own frame, to its surface. */
export function distance(solid: Solid, x: number, y: number, z: number): number {
  const { a, b, c, r } = solid;
  switch (solid.kind) {
    case shapes.softBox: {
      const qx = Math.abs(x) - a + r;
      const qy = Math.abs(y) - b + r;
      const qz = Math.abs(z) - c + r;
      const ox = Math.max(qx, 0);
      const oy = Math.max(qy, 0);
      const oz = Math.max(qz, 0);
      return Math.sqrt(ox * ox + oy * oy + oz * oz) + Math.min(Math.max(qx, qy, qz), 0) - r;
    }
    case shapes.torus: {
      const q = Math.sqrt(x * x + z * z) - (a - r);
      return Math.sqrt(q * q + y * y) - r;
    }
    case shapes.cone: {
      const bottom = r > 0 ? a - r : a;
      const radius = bottom + r * ((y + b) / (2 * b));
      const slope = Math.sqrt(1 + (r / (2 * b)) ** 2);
      const side = (Math.sqrt(x * x + z * z) - radius) / slope;
      return Math.max(side, Math.abs(y) - b);
    }
    default: {
      const k0 = Math.sqrt((x / a) ** 2 + (y / b) ** 2 + (z / c) ** 2);
      const k1 = Math.sqrt((x / (a * a)) ** 2 + (y / (b * b)) ** 2 + (z / (c * c)) ** 2);
      return k1 === 0 ? -Math.min(a, b, c) : (k0 * (k0 - 1)) / k1;
    }
  }
}
