import { channels } from "./film.ts";

/** Edge-keeping à-trous filter over the light divided by the surface's own colour. */
export function denoise(film: Float32Array, width: number, height: number): Float32Array {
  const count = width * height;
  let light = new Float32Array(count * 3);
  for (let pixel = 0; pixel < count; pixel++) {
    for (let channel = 0; channel < 3; channel++) {
      light[pixel * 3 + channel] = at(film, pixel, channel) / (at(film, pixel, 3 + channel) + 0.02);
    }
  }
  light = withoutSparks(light, width, height);
  for (const [pass, tolerance] of [1.6, 1, 0.6, 0.35].entries()) {
    light = smooth(light, film, width, height, 1 << pass, tolerance);
  }
  for (let pixel = 0; pixel < count; pixel++) {
    for (let channel = 0; channel < 3; channel++) {
      const index = pixel * 3 + channel;
      light[index] = (light[index] ?? 0) * (at(film, pixel, 3 + channel) + 0.02);
    }
  }
  return light;
}

const at = (film: Float32Array, pixel: number, channel: number) => film[pixel * channels + channel] ?? 0;
const kernel = [1 / 16, 1 / 4, 3 / 8, 1 / 4, 1 / 16];

function smooth(
  light: Float32Array<ArrayBuffer>,
  film: Float32Array,
  width: number,
  height: number,
  step: number,
  tolerance: number,
) {
  const out = new Float32Array(light.length);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const pixel = y * width + x;
      const centre = brightness(light, pixel);
      const sum = [0, 0, 0];
      let total = 0;
      for (let j = -2; j <= 2; j++) {
        const ny = y + j * step;
        if (ny < 0 || ny >= height) continue;
        for (let i = -2; i <= 2; i++) {
          const nx = x + i * step;
          if (nx < 0 || nx >= width) continue;
          const other = ny * width + nx;
          const contrast = Math.abs(brightness(light, other) - centre) / (tolerance * (centre + 0.15));
          const alike = likeness(film, pixel, other, step);
          const share = (kernel[i + 2] ?? 0) * (kernel[j + 2] ?? 0) * alike * Math.exp(-contrast * contrast);
          for (let channel = 0; channel < 3; channel++) {
            sum[channel] = (sum[channel] ?? 0) + share * (light[other * 3 + channel] ?? 0);
          }
          total += share;
        }
      }
      for (let channel = 0; channel < 3; channel++) out[pixel * 3 + channel] = (sum[channel] ?? 0) / total;
    }
  }
  return out;
}

/** A pixel far brighter or darker than all but one of its neighbours is brought back to them. */
function withoutSparks(light: Float32Array<ArrayBuffer>, width: number, height: number) {
  const out = light.slice();
  const around = [-width - 1, -width, -width + 1, -1, 1, width - 1, width, width + 1];
  for (let pixel = width + 1; pixel < width * (height - 1) - 1; pixel++) {
    const levels = around
      .map((offset) => brightness(light, pixel + offset))
      .sort((one, other) => one - other);
    const own = brightness(light, pixel);
    const kept = Math.min(Math.max(own, levels[1] ?? 0), levels[6] ?? 0);
    for (let channel = 0; channel < 3; channel++) {
      out[pixel * 3 + channel] = (light[pixel * 3 + channel] ?? 0) * (own > 0 ? kept / own : 1);
    }
  }
  return out;
}

function brightness(light: Float32Array, pixel: number): number {
  return (
    0.3 * (light[pixel * 3] ?? 0) + 0.6 * (light[pixel * 3 + 1] ?? 0) + 0.1 * (light[pixel * 3 + 2] ?? 0)
  );
}

function likeness(film: Float32Array, one: number, other: number, step: number): number {
  let bend = 0;
  for (let axis = 6; axis < 9; axis++) bend += (at(film, one, axis) - at(film, other, axis)) ** 2;
  const depth = at(film, one, 9);
  const apart = Math.abs(depth - at(film, other, 9)) / (0.02 * depth * step + 1e-3);
  return Math.exp(-bend * 12 - apart);
}
