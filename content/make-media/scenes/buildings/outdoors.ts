import { type Colour, gloss, hex, matte, type Pattern } from "../../render/material.ts";
import type { Scene } from "../../render/scene.ts";
import { box, cylinder, ellipsoid } from "../../render/shapes.ts";
import type { Solid } from "../../render/solid.ts";
import { chance, fractalNoise, noise } from "../../stage/noise.ts";
import { blend } from "../patterns.ts";

/** A clear sky, paler towards the horizon. */
export function clearSky(zenith: string, horizon: string, strength = 1): Scene["sky"] {
  const [top, low] = [hex(zenith), hex(horizon)];
  return (x, y, z) => {
    const cloud =
      y > 0
        ? Math.max(0, fractalNoise((x / (y + 0.25)) * 1.4 + 3, (z / (y + 0.25)) * 1.4, 5, 44) - 0.52) * 2.2
        : 0;
    const base = blend(low, top, Math.max(0, y) ** 0.6);
    return blend(base, [1, 1, 1], Math.min(0.7, cloud)).map((value) => value * strength) as Colour;
  };
}

const grass: Pattern = (x, _y, z) => {
  const tone = 0.7 + 0.6 * fractalNoise(x * 1.7, z * 1.7, 4, 45) * noise(x * 40, z * 40, 46);
  return [0.09 * tone, 0.15 * tone, 0.045 * tone];
};

export const concrete: Pattern = (x, y, z) => {
  const joint =
    Math.min(Math.abs(((y + 50) % 1.2) - 0.6), Math.abs(((x + z + 50) % 2.4) - 1.2)) < 0.012 ? 0.75 : 1;
  const tone = (0.52 + 0.16 * fractalNoise((x + z) * 1.6, y * 1.6, 5, 47)) * joint;
  return [tone, tone * 0.985, tone * 0.95];
};

export const slats = (colour: string, pitch = 0.14): Pattern => {
  const base = hex(colour);
  return (x, y, z) => {
    const along = (x + z + 100) / pitch;
    const gap =
      along - Math.floor(along) < 0.16 ? 0.35 : 0.85 + 0.3 * noise(Math.floor(along) * 3.1, y * 0.8, 48);
    return [base[0] * gap, base[1] * gap, base[2] * gap];
  };
};

export const pane = gloss("#1d2a30", 0.02);
export const lawn = (): Solid => box([160, 0.2, 160], matte(grass), { at: [0, -0.1, 0] });

export function tree(x: number, z: number, height: number, seed: number, colour = "#4c6b34"): Solid[] {
  const random = chance(seed);
  const leaves = Array.from({ length: 90 }, () => {
    const [angle, far, up] = [
      random() * 6.283,
      random() ** 0.6 * height * 0.26,
      (0.42 + 0.56 * random()) * height,
    ];
    const size = height * (0.07 + 0.06 * random()) * (1.2 - up / height / 2);
    return ellipsoid([size * 1.5, size, size * 1.5], matte(random() > 0.5 ? colour : "#5d7d3c"), {
      at: [x + Math.cos(angle) * far, up, z + Math.sin(angle) * far],
      turn: [random() * 60 - 30, random() * 360, 0],
    });
  });
  return [cylinder(height * 0.018, height * 0.6, matte("#4a3b2c"), { at: [x, height * 0.3, z] }), ...leaves];
}
