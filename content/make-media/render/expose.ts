import type { Bvh } from "./bvh.ts";
import { cross, unit } from "./directions.ts";
import { channels } from "./film.ts";
import { random, seedRandom } from "./random.ts";
import type { Scene } from "./scene.ts";
import type { Triple } from "./solid.ts";
import { trace } from "./trace.ts";

type Line = (u: number, v: number) => [Triple, Triple];

function lines({ camera, width, height }: Scene): Line {
  const forward = unit([
    camera.to[0] - camera.from[0],
    camera.rise === undefined ? camera.to[1] - camera.from[1] : 0,
    camera.to[2] - camera.from[2],
  ]);
  const right = unit(cross(forward, [0, 1, 0]));
  const up = cross(right, forward);
  const reach = Math.tan((camera.view * Math.PI) / 360);
  const wide = (reach * width) / height;
  return (u, v) => {
    const across = (2 * u - 1) * wide;
    const along = (1 - 2 * (v - (camera.rise ?? 0))) * reach;
    const aim = [0, 1, 2].map(
      (axis) => (forward[axis] ?? 0) + across * (right[axis] ?? 0) + along * (up[axis] ?? 0),
    ) as Triple;
    if (!camera.lens) return [camera.from, unit(aim)];
    const { radius, focus } = camera.lens;
    const [angle, far] = [random() * 2 * Math.PI, Math.sqrt(random()) * radius];
    const [dx, dy] = [Math.cos(angle) * far, Math.sin(angle) * far];
    const shift = [0, 1, 2].map((axis) => dx * (right[axis] ?? 0) + dy * (up[axis] ?? 0)) as Triple;
    const from = camera.from.map((value, axis) => value + (shift[axis] ?? 0)) as Triple;
    return [from, unit(aim.map((value, axis) => value * focus - (shift[axis] ?? 0)) as Triple)];
  };
}

/** Fills every `step`th row of the film, from the row `first` on. */
export function expose(scene: Scene, bvh: Bvh, film: Float32Array, first: number, step: number): void {
  const { width, height, samples } = scene;
  const line = lines(scene);
  for (let row = first; row < height; row += step) {
    for (let column = 0; column < width; column++) {
      seedRandom(row * 7919 + column * 104729 + 17);
      const [shiftU, shiftV] = [random(), random()];
      const at = (row * width + column) * channels;
      for (let sample = 0; sample < samples; sample++) {
        const [from, towards] = line((column + random()) / width, (row + random()) / height);
        const u = (shiftU + sample * 0.754877666) % 1;
        const v = (shiftV + sample * 0.569840296) % 1;
        const seen = trace(scene, bvh, from, towards, u, v);
        const values = [...seen.light, ...seen.albedo, ...seen.normal, Math.min(seen.depth, 1e4)];
        for (let channel = 0; channel < channels; channel++) {
          film[at + channel] = (film[at + channel] ?? 0) + (values[channel] ?? 0) / samples;
        }
      }
    }
  }
}
