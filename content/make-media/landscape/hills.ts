import { chance, fractalNoise, noise } from "../stage/noise.ts";
import { type Canvas, clamp, mixed, type Rgb, step } from "./canvas.ts";
import { paintBroadleaf, paintConifer } from "./trees.ts";
import type { View } from "./view.ts";

/** Hills from the farthest to the near shore; distance takes their colour towards the haze. */
export function paintHills(canvas: Canvas, view: View): void {
  for (let index = 0; index < view.hills; index++) {
    const near = view.hills === 1 ? 1 : index / (view.hills - 1);
    if (near < 0.99) paintDistantHill(canvas, view, index, near);
    else paintWoodedShore(canvas, view);
    layMist(canvas, view, near);
  }
}

function hillTop(view: View, index: number, near: number, u: number): number {
  const roll = fractalNoise(u * (1.6 + near * 1.5) + view.seed * 7 + index * 31, index * 3.3, 4, 11);
  return view.relief * (0.1 + step(0.15, 0.9, roll) * 1.5) * (1 - near * 0.62);
}

function faded(view: View, colour: Rgb, near: number): Rgb {
  return mixed(colour, view.haze, clamp((1 - near) ** 0.75 * view.mist));
}

function paintDistantHill(canvas: Canvas, view: View, index: number, near: number): void {
  const shore = view.shore * canvas.height;
  const [dark, light] = [view.forest[0] ?? view.haze, view.forestLight];
  const grain = canvas.width / (500 + 500 * (1 - near));
  for (let x = 0; x < canvas.width; x++) {
    const tips = noise(x / (grain * 1.3), index, 12) * (1.5 + 6 * near) * (canvas.height / 1400);
    const top = Math.round(shore - hillTop(view, index, near, x / canvas.width) * canvas.height - tips);
    for (let y = Math.max(0, top); y < shore; y++) {
      const tree = noise(x / grain, y / (grain * 1.5), 13 + index);
      const slope = fractalNoise(x / 130, y / 60, 3, 15 + index);
      canvas.lay(x, y, faded(view, mixed(dark, light, clamp(0.9 * tree * slope + 0.1)), near));
    }
  }
}

function paintWoodedShore(canvas: Canvas, view: View): void {
  const random = chance(view.seed * 97 + 5);
  const shore = view.shore * canvas.height;
  const lean = view.sun.x > 0.5 ? 1 : -1;
  const rows = 9;
  for (let row = 0; row < rows; row++) {
    const depth = row / (rows - 1);
    const size = canvas.height * (0.036 + 0.022 * depth);
    for (let x = -20; x < canvas.width + 20; x += size * (0.16 + 0.12 * random())) {
      const hill = hillTop(view, 9, 0.8, x / canvas.width) * canvas.height;
      const base = shore + 2 - hill * (1 - depth) * 1.15;
      const isBroad =
        random() <
        view.broadleaf * step(0.3, 0.7, fractalNoise(x / (canvas.width * 0.1), row * 2, 2, 30) + 0.2);
      const pick = isBroad ? 1 + Math.floor(random() * (view.forest.length - 1)) : 0;
      const dark = mixed(view.forest[pick] ?? [0, 0, 0], [0, 0, 0], 0.35 * random());
      const light = isBroad ? mixed(dark, view.forestLight, 0.55) : mixed(dark, view.forestLight, 0.75);
      const near = 0.86 + 0.14 * depth;
      const height = size * (0.6 + 0.75 * random()) * (isBroad ? 0.85 : 1.1);
      const tree = {
        x,
        base,
        height,
        dark: faded(view, dark, near),
        light: faded(view, light, near),
        lean,
        seed: random() * 90,
      };
      if (isBroad) paintBroadleaf(canvas, tree);
      else paintConifer(canvas, tree);
    }
  }
}

/** Mist that pools above the water in front of each hill. */
function layMist(canvas: Canvas, view: View, near: number): void {
  const shore = view.shore * canvas.height;
  const reach = canvas.height * view.relief * (0.75 - near * 0.5);
  for (let y = Math.max(0, Math.floor(shore - reach)); y < shore; y++) {
    const low = Math.max(0, 1 - (shore - y) / reach);
    for (let x = 0; x < canvas.width; x++) {
      const drift = fractalNoise(x / (canvas.width * 0.16) + near * 9, y / (reach * 0.35), 4, 17);
      canvas.lay(
        x,
        y,
        view.haze,
        clamp(low ** 2.2 * view.mist * (0.25 + 0.75 * drift) * (0.95 - near * 0.4)),
      );
    }
  }
}
