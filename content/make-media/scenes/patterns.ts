import { type Colour, hex, type Pattern } from "../render/material.ts";
import { fractalNoise, noise } from "../stage/noise.ts";

export const blend = (a: Colour, b: Colour, t: number): Colour => [
  a[0] + (b[0] - a[0]) * t,
  a[1] + (b[1] - a[1]) * t,
  a[2] + (b[2] - a[2]) * t,
];

/** Floor boards along x or z. */
export function boards(light: string, dark: string, width = 0.16, along: "x" | "z" = "z"): Pattern {
  const [a, b] = [hex(light), hex(dark)];
  return (x, _y, z) => {
    const [across, length] = along === "z" ? [x, z] : [z, x];
    const row = Math.floor(across / width);
    const board = Math.floor(length / 1.7 + noise(row * 3.7, 0.5, 5) * 9);
    const tone = noise(row * 5.1 + 0.5, board * 7.3 + 0.5, 2);
    const grain = fractalNoise(across * 70, length * 3 + row * 9, 3, 4);
    const edge = Math.abs(across / width - row - 0.5) > 0.485 ? 0.45 : 1;
    const [red, green, blue] = blend(a, b, 0.6 * tone + 0.4 * grain);
    return [red * edge, green * edge, blue * edge];
  };
}

/** Solid wood with its grain along the longest side given. */
export function wood(light: string, dark: string, along: "x" | "y" | "z" = "x"): Pattern {
  const [a, b] = [hex(light), hex(dark)];
  return (x, y, z) => {
    const [length, across] = along === "x" ? [x, z + y * 1.7] : along === "y" ? [y, x + z] : [z, x + y * 1.7];
    const rings = Math.sin(across * 46 + 5 * fractalNoise(length * 1.6, across * 6, 3, 8));
    return blend(
      a,
      b,
      0.35 +
        0.25 * rings * fractalNoise(length * 2, across * 30, 2, 3) +
        0.4 * (fractalNoise(length * 5, across * 110, 3, 1) - 0.3),
    );
  };
}

/** Woven cloth: a fine, irregular weave over one colour. */
export function cloth(colour: string, scale = 260): Pattern {
  const base = hex(colour);
  return (x, y, z) => {
    const weave =
      0.82 +
      0.36 * noise((x + z) * scale, (y + z * 0.3) * scale, 6) * (0.7 + 0.6 * noise(x * 9, y * 9 + z * 7, 7));
    return [base[0] * weave, base[1] * weave, base[2] * weave];
  };
}

export function plaster(colour: string): Pattern {
  const base = hex(colour);
  return (x, y, z) => {
    const tone = 0.95 + 0.1 * fractalNoise((x + z) * 2.2, y * 2.2, 4, 9);
    return [base[0] * tone, base[1] * tone, base[2] * tone];
  };
}

export function marble(base: string, vein: string): Pattern {
  const [a, b] = [hex(base), hex(vein)];
  return (x, y, z) => {
    const warp = fractalNoise(x * 2.4 + z, y * 2.4 + z * 1.7, 5, 3) - 0.5;
    const line = Math.abs(Math.sin((x + z * 0.6 + y) * 3.1 + warp * 9));
    return blend(b, a, Math.min(1, line ** 0.35 * 0.9 + 0.25));
  };
}

/** A checked or lined rug. */
export function rug(base: string, line: string, pitch = 0.32): Pattern {
  const [a, b] = [hex(base), hex(line)];
  const weave = cloth("#ffffff", 190);
  return (x, y, z) => {
    const u = (x + z) / pitch;
    const v = (x - z) / pitch;
    const isLine =
      Math.min(Math.abs(u - Math.round(u)), Math.abs(v - Math.round(v))) <
      0.045 + 0.03 * noise(x * 14, z * 14, 2);
    const tone = weave(x, z, y)[0];
    const [red, green, blue] = isLine ? b : a;
    return [red * tone, green * tone, blue * tone];
  };
}
