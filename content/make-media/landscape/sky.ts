import { fractalNoise, noise } from "../stage/noise.ts";
import { type Canvas, clamp, mixed, type Rgb, step } from "./canvas.ts";
import type { View } from "./view.ts";

export function paintSky(canvas: Canvas, view: View): void {
  const shore = view.shore * canvas.height;
  canvas.fill(
    (x, y) => skyColour(view, x / canvas.width, y / shore, canvas.width / shore),
    0,
    Math.ceil(shore),
  );
}

function skyColour(view: View, u: number, v: number, aspect: number): Rgb {
  const rise = clamp(1 - v);
  let colour =
    rise < 0.4
      ? mixed(view.horizon, view.middle, step(0, 0.4, rise))
      : mixed(view.middle, view.zenith, step(0.4, 1, rise));
  const { sun } = view;
  const far = Math.hypot((u - sun.x) * aspect, v - sun.y);
  colour = mixed(colour, sun.colour, clamp(sun.glow * Math.exp(-far * 3.4) * 0.9));
  if (view.stars) colour = withStars(colour, u * aspect, v);
  colour = withClouds(view, colour, u, v, far);
  return mixed(colour, [1, 0.98, 0.94], clamp(step(0.032, 0.02, far) * sun.glow * 1.3));
}

function withStars(colour: Rgb, u: number, v: number): Rgb {
  const [cx, cy] = [Math.floor(u * 150), Math.floor(v * 150)];
  const luck = noise(cx * 1.37 + 0.5, cy * 1.91 + 0.5, 40);
  if (luck < 0.9) return colour;
  const [sx, sy] = [cx + 0.3 + 0.4 * noise(cx, cy, 41), cy + 0.3 + 0.4 * noise(cx, cy, 42)];
  const far = Math.hypot(u * 150 - sx, v * 150 - sy);
  return mixed(colour, [1, 1, 1], clamp(step(0.2, 0.03, far) * (luck - 0.88) * 9));
}

function withClouds(view: View, colour: Rgb, u: number, v: number, sunFar: number): Rgb {
  const { cloud, seed } = view;
  const depth = 1 / (clamp(1 - v) + 0.16);
  const [cu, cv] = [(u - 0.5) * depth * 2.1 + seed * 3.1, depth * 2.3 + seed];
  const warp = fractalNoise(cu * 1.5, cv * 1.5, 3, 21);
  const body = fractalNoise(cu * 1.25 + warp * 0.7, cv * 1.9 + warp * 0.4, 6, 20);
  const cover = step(1 - cloud.cover, 1.28 - cloud.cover, body);
  if (cover <= 0) return colour;
  const towardsSun = fractalNoise(
    cu * 1.25 + warp * 0.7 + (view.sun.x - u) * 0.22,
    cv * 1.9 + warp * 0.4 + 0.14,
    4,
    20,
  );
  const lit = clamp(0.55 + (towardsSun - body) * -2.6 + 0.35 * Math.exp(-sunFar * 2.5));
  return mixed(colour, mixed(cloud.shade, cloud.lit, lit), cover * 0.86);
}
