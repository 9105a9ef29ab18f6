import type { Bvh } from "./bvh.ts";
import { cross, dot, jitter, unit } from "./directions.ts";
import type { Colour } from "./material.ts";
import { random } from "./random.ts";
import type { Lamp, Scene } from "./scene.ts";
import type { Triple } from "./solid.ts";

const nothing: Colour = [0, 0, 0];

/** Light that reaches a matte point straight from the sun and the lamps; later bounces ask one lamp for all. */
export function directLight(scene: Scene, bvh: Bvh, point: Triple, normal: Triple, isFirst: boolean): Colour {
  const sum: Colour = [0, 0, 0];
  if (scene.sun) add(sum, sunlight(scene, bvh, point, normal), 1);
  if (isFirst) {
    for (const lamp of scene.lamps) add(sum, lamplight(lamp, bvh, point, normal), 1);
    return sum;
  }
  const lamp = scene.lamps[Math.floor(random() * scene.lamps.length)];
  if (lamp) add(sum, lamplight(lamp, bvh, point, normal), scene.lamps.length);
  return sum;
}

function sunlight({ sun }: Scene, bvh: Bvh, point: Triple, normal: Triple): Colour {
  if (!sun) return nothing;
  const towards = jitter(unit(sun.towards), sun.spread);
  const facing = dot(towards, normal);
  if (facing <= 0 || isBlocked(bvh, point, towards, Number.POSITIVE_INFINITY)) return nothing;
  return [sun.colour[0] * facing, sun.colour[1] * facing, sun.colour[2] * facing];
}

function lamplight(lamp: Lamp, bvh: Bvh, point: Triple, normal: Triple): Colour {
  const [spot, face, area] = pickSpot(lamp, point);
  const way: Triple = [spot[0] - point[0], spot[1] - point[1], spot[2] - point[2]];
  const far = Math.hypot(...way);
  const towards: Triple = [way[0] / far, way[1] / far, way[2] / far];
  const facing = dot(towards, normal);
  const shining = -dot(towards, face);
  if (facing <= 0 || shining <= 0 || isBlocked(bvh, point, towards, far - 2e-3)) return nothing;
  const share = (facing * shining * area) / (Math.PI * Math.max(far * far, 0.01));
  return [lamp.colour[0] * share, lamp.colour[1] * share, lamp.colour[2] * share];
}

function pickSpot(lamp: Lamp, point: Triple): [Triple, Triple, number] {
  if (lamp.kind === "panel") {
    const [u, v] = [random() - 0.5, random() - 0.5];
    const spot = lamp.at.map(
      (at, axis) => at + u * (lamp.across[axis] ?? 0) + v * (lamp.up[axis] ?? 0),
    ) as Triple;
    const face = cross(lamp.across, lamp.up);
    return [spot, unit(face), Math.hypot(...face)];
  }
  const back = unit([point[0] - lamp.at[0], point[1] - lamp.at[1], point[2] - lamp.at[2]]);
  const face = jitter(back, 0.95);
  const spot = lamp.at.map((at, axis) => at + (face[axis] ?? 0) * lamp.radius) as Triple;
  return [spot, face, 2 * Math.PI * lamp.radius ** 2];
}

function add(sum: Colour, light: Colour, times: number): void {
  sum[0] += light[0] * times;
  sum[1] += light[1] * times;
  sum[2] += light[2] * times;
}

function isBlocked(bvh: Bvh, from: Triple, way: Triple, far: number): boolean {
  return bvh.isBlocked(from[0], from[1], from[2], way[0], way[1], way[2], far);
}
