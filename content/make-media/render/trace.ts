import type { Bvh } from "./bvh.ts";
import { directLight } from "./direct-light.ts";
import { dot, jitter, mirror, scatter } from "./directions.ts";
import type { Colour, Material } from "./material.ts";
import { normalAt, toOwnFrame } from "./normal.ts";
import { random } from "./random.ts";
import type { Scene } from "./scene.ts";
import type { Triple } from "./solid.ts";

export type Seen = { light: Colour; albedo: Colour; normal: Triple; depth: number };

const deepest = 5;
const brightest = 3;

/** The light that comes back along one ray, and what the denoiser wants to know of the first surface. */
export function trace(scene: Scene, bvh: Bvh, from: Triple, towards: Triple, u: number, v: number): Seen {
  const seen: Seen = { light: [0, 0, 0], albedo: [1, 1, 1], normal: [0, 0, 0], depth: 1e4 };
  let weight: Colour = [1, 1, 1];
  let [point, direction] = [from, towards];
  let isMirrored = true;
  let isFirst = true;
  for (let depth = 0; depth < deepest; depth++) {
    const t = bvh.closest(point[0], point[1], point[2], direction[0], direction[1], direction[2]);
    const solid = bvh.hit;
    if (!solid) {
      gather(seen.light, weight, scene.sky(direction[0], direction[1], direction[2]), depth);
      break;
    }
    const place: Triple = [
      point[0] + direction[0] * t,
      point[1] + direction[1] * t,
      point[2] + direction[2] * t,
    ];
    const own = toOwnFrame(solid, place[0], place[1], place[2]);
    const { material } = solid;
    const colour =
      typeof material.colour === "function" ? material.colour(own[0], own[1], own[2]) : material.colour;
    if (material.kind === "lamp" || material.kind === "glow") {
      if (isFirst) Object.assign(seen, { albedo: scale(colour, material.strength), depth: t });
      if (isMirrored || material.kind === "glow")
        gather(seen.light, weight, scale(colour, material.strength), depth);
      break;
    }
    const outward = normalAt(solid, own);
    const normal: Triple = dot(outward, direction) > 0 ? [-outward[0], -outward[1], -outward[2]] : outward;
    if (isFirst && material.kind !== "glass") {
      Object.assign(seen, { albedo: colour, normal, depth: t });
      isFirst = false;
    }
    point = [place[0] + normal[0] * 1e-3, place[1] + normal[1] * 1e-3, place[2] + normal[2] * 1e-3];
    const shine = shineOf(material, -dot(direction, normal));
    const odds = depth === 0 && shine > 0 ? Math.max(shine, 0.3) : shine;
    if (random() < odds) {
      weight = scale(material.kind === "metal" ? times(weight, colour) : weight, shine / odds);
      direction = jitter(mirror(direction, normal), material.roughness ** 2);
      isMirrored = material.roughness < 0.3;
      if (!isMirrored && dot(direction, normal) <= 0) break;
      continue;
    }
    if (odds > 0) weight = scale(weight, (1 - shine) / (1 - odds));
    if (material.kind === "glass") {
      weight = times(weight, colour);
      point = [place[0] - normal[0] * 1e-3, place[1] - normal[1] * 1e-3, place[2] - normal[2] * 1e-3];
      continue;
    }
    weight = times(weight, colour);
    gather(seen.light, weight, directLight(scene, bvh, point, normal, depth === 0), depth);
    direction = depth === 0 ? scatter(normal, u, v) : scatter(normal, random(), random());
    isMirrored = false;
    const survival = Math.min(0.95, Math.max(...weight) * 1.1);
    if (depth > 1 && random() > survival) break;
    if (depth > 1) weight = scale(weight, 1 / survival);
  }
  return seen;
}

/** The share of light that a surface mirrors, after Schlick. */
function shineOf(material: Material, facing: number): number {
  if (material.kind === "metal") return 1;
  if (material.kind === "matte") return 0;
  return 0.04 + 0.96 * (1 - facing) ** 5 * (1 - material.roughness * 0.7);
}

function gather(sum: Colour, weight: Colour, light: Colour, depth: number): void {
  const cap = depth === 0 ? 1e3 : brightest;
  for (const channel of [0, 1, 2] as const) sum[channel] += Math.min(cap, weight[channel] * light[channel]);
}

const times = (a: Colour, b: Colour): Colour => [a[0] * b[0], a[1] * b[1], a[2] * b[2]];
const scale = (a: Colour, by: number): Colour => [a[0] * by, a[1] * by, a[2] * by];
