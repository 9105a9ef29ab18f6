import { random } from "./random.ts";
import type { Triple } from "./solid.ts";

export function unit([x, y, z]: Triple): Triple {
  const length = Math.hypot(x, y, z) || 1;
  return [x / length, y / length, z / length];
}

export function cross(a: Triple, b: Triple): Triple {
  return [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]];
}

export function dot(a: Triple, b: Triple): number {
  return a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
}

function onBall(u: number, v: number): Triple {
  const z = 1 - 2 * u;
  const r = Math.sqrt(Math.max(0, 1 - z * z));
  return [r * Math.cos(2 * Math.PI * v), r * Math.sin(2 * Math.PI * v), z];
}

/** A direction around the normal, likelier the closer to it (Lambert). */
export function scatter(normal: Triple, u: number, v: number): Triple {
  const [x, y, z] = onBall(u, v);
  return unit([normal[0] + x * 0.9999, normal[1] + y * 0.9999, normal[2] + z * 0.9999]);
}

export function jitter(direction: Triple, amount: number): Triple {
  if (amount <= 0) return direction;
  const [x, y, z] = onBall(random(), random());
  return unit([direction[0] + x * amount, direction[1] + y * amount, direction[2] + z * amount]);
}

export function mirror(direction: Triple, normal: Triple): Triple {
  const twice = 2 * dot(direction, normal);
  return [
    direction[0] - twice * normal[0],
    direction[1] - twice * normal[1],
    direction[2] - twice * normal[2],
  ];
}
