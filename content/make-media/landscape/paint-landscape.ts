import sharp from "sharp";
import { chance, noise } from "../stage/noise.ts";
import { Canvas, clamp, mixed } from "./canvas.ts";
import { paintHills } from "./hills.ts";
import { paintSky } from "./sky.ts";
import { paintConifer } from "./trees.ts";
import type { View } from "./view.ts";
import { paintWater } from "./water.ts";

const fineness = 1.5;

export async function paintLandscape(view: View): Promise<Buffer> {
  const canvas = new Canvas(Math.round(view.width * fineness), Math.round(view.height * fineness));
  paintSky(canvas, view);
  paintHills(canvas, view);
  paintWater(canvas, view);
  if (view.foreground) await layDrawing(canvas, view.foreground(view.width, view.height));
  if (view.frame) paintFrame(canvas, view);
  grade(canvas, view);
  return canvas.picture(view.width, view.height);
}

async function layDrawing(canvas: Canvas, drawing: string): Promise<void> {
  const { data } = await sharp(Buffer.from(drawing))
    .resize(canvas.width, canvas.height, { fit: "fill" })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  for (let y = 0; y < canvas.height; y++) {
    for (let x = 0; x < canvas.width; x++) {
      const at = (y * canvas.width + x) * 4;
      const alpha = (data[at + 3] ?? 0) / 255;
      if (alpha === 0) continue;
      const grit = 1 + (noise(x * 0.35, y * 0.35, 50) - 0.5) * 0.14;
      canvas.lay(
        x,
        y,
        [0, 1, 2].map((channel) => ((data[at + channel] ?? 0) / 255) * grit) as [number, number, number],
        alpha,
      );
    }
  }
}

/** Tall dark spruces at the picture's edge give it depth. */
function paintFrame(canvas: Canvas, view: View): void {
  const random = chance(view.seed * 13 + 1);
  const sides = view.frame === "both" ? [0, 1] : [view.frame === "left" ? 0 : 1];
  const dark = mixed(view.forest[0] ?? [0, 0, 0], [0.01, 0.015, 0.02], 0.62);
  for (const side of sides) {
    for (let index = 0; index < 6; index++) {
      const inward = (0.115 - index * 0.026 + random() * 0.02) * canvas.width;
      const x = side === 0 ? inward - canvas.width * 0.02 : canvas.width * 1.02 - inward;
      const height = canvas.height * (0.42 + 0.11 * index + 0.12 * random());
      const light = mixed(dark, view.forestLight, 0.22);
      paintConifer(canvas, {
        x,
        base: canvas.height * (1.02 + 0.02 * index),
        height,
        dark,
        light,
        lean: side === 0 ? 1 : -1,
        seed: random() * 80,
      });
    }
  }
}

/** Contrast, warmth, a little vignette and film grain. */
function grade(canvas: Canvas, view: View): void {
  const { width, height, values } = canvas;
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const edge = Math.hypot((x / width - 0.5) * 1.1, y / height - 0.5);
      const light = 1 - 0.42 * Math.max(0, edge - 0.32) ** 1.3;
      const grain = (noise(x * 0.8, y * 0.8, 60) - 0.5) * 0.018;
      const index = (y * width + x) * 3;
      for (const channel of [0, 1, 2] as const) {
        const value = clamp((values[index + channel] ?? 0) * light + grain);
        const curved = value + 0.13 * (value * value * (3 - 2 * value) - value);
        values[index + channel] =
          curved * (channel === 0 ? 1 + view.warmth : channel === 2 ? 1 - view.warmth : 1);
      }
    }
  }
}
