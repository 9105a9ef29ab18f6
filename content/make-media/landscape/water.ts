import { fractalNoise, noise } from "../stage/noise.ts";
import { type Canvas, clamp, mixed, type Rgb } from "./canvas.ts";
import type { View } from "./view.ts";

/** The lower part of the picture: the view above the shore mirrored in moving water, or snow over ice. */
export function paintWater(canvas: Canvas, view: View): void {
  const shore = Math.ceil(view.shore * canvas.height);
  const deep = canvas.height - shore;
  const unit = canvas.height / 1000;
  canvas.fill((x, y) => {
    const near = (y - shore) / deep;
    if (view.water.frozen) return snow(view, x / unit, y / unit, near);
    const stretch = 1 / (near + 0.06);
    const swell = noise((x / unit) * 0.006 * stretch, near * 34 * Math.sqrt(stretch), 31) - 0.5;
    const chop = fractalNoise((x / unit) * 0.03 * stretch, near * 150 * stretch ** 0.4, 3, 32) - 0.5;
    const wave = (swell * 1.1 + chop) * view.water.ripple;
    const from = shore - (y - shore) * 0.96 + wave * 95 * unit * (near + 0.05);
    const seen = blurred(
      canvas,
      x + wave * 30 * unit * near,
      clamp(from, 0, shore - 1),
      unit * (0.5 + 5 * near * view.water.ripple),
    );
    const facing = clamp(0.3 + 0.7 * (1 - near) ** 1.3 + wave * 0.25);
    const body = mixed(view.water.deep, seen, facing * view.water.clarity);
    const glint = glitter(view, x / canvas.width, near, wave);
    return mixed(body, view.sun.colour, glint);
  }, shore);
  layShoreline(canvas, view, shore, unit);
}

function blurred(canvas: Canvas, x: number, y: number, reach: number): Rgb {
  const sum: Rgb = [0, 0, 0];
  for (const offset of [-1.5, -0.5, 0.5, 1.5]) {
    const seen = canvas.at(x, y + offset * reach);
    for (const channel of [0, 1, 2] as const) sum[channel] += seen[channel] / 4;
  }
  return sum;
}

function glitter(view: View, u: number, near: number, wave: number): number {
  const path = Math.exp(-(((u - view.sun.x) / (0.03 + near * 0.12)) ** 2));
  return clamp(path * view.sun.glow * (0.12 + Math.max(0, wave - 0.12) * 2.2));
}

function snow(view: View, x: number, y: number, near: number): Rgb {
  const drift = fractalNoise(x * 0.004, near * 9, 5, 33);
  const sparkle = noise(x * 0.9, y * 0.9, 34) > 0.97 ? 0.06 : 0;
  const shade = mixed(view.haze, [0.97, 0.98, 1], clamp(0.25 + drift * 0.75 + near * 0.12));
  return [shade[0] + sparkle, shade[1] + sparkle, shade[2] + sparkle];
}

/** A dark line of stones and shadow where the wood meets the water. */
function layShoreline(canvas: Canvas, view: View, shore: number, unit: number): void {
  for (let x = 0; x < canvas.width; x++) {
    const thick = Math.round(unit * (2 + 5 * noise(x / (14 * unit), 0.5, 35)));
    for (let row = 0; row < thick; row++)
      canvas.lay(x, shore - row, mixed(view.forest[0] ?? [0, 0, 0], view.haze, 0.25), 0.75);
    canvas.lay(x, shore + 1, view.haze, 0.35);
  }
}
