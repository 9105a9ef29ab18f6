import { gloss, glow, matte, metal } from "../render/material.ts";
import { box, softBox } from "../render/shapes.ts";
import type { Solid } from "../render/solid.ts";
import { picturePattern } from "./picture-pattern.ts";

/** An open laptop with its hinge at (x, z), opening towards +z; the screen shows a picture. */
export async function laptop(
  picture: string,
  [x, z]: [number, number],
  size = 0.62,
  base = 0,
  brightness = 1.1,
): Promise<Solid[]> {
  const deep = size * 0.68;
  const high = size * 0.66;
  const lean = 16;
  const shell = metal("#c9ccd0", 0.42);
  const rad = (lean * Math.PI) / 180;
  const middle = [base + 0.014 + (high / 2) * Math.cos(rad), z - (high / 2) * Math.sin(rad)] as const;
  const front = 0.007;
  const face = [middle[0] + front * Math.sin(rad), middle[1] + front * Math.cos(rad)] as const;
  const screen = await picturePattern(picture, size * 0.95, high * 0.92);
  const key = size / 17;
  const keys = Array.from({ length: 60 }, (_, index) => {
    const [row, column] = [Math.floor(index / 15), index % 15];
    const at = [x + (column - 7) * key * 1.02, base + 0.019, z + 0.07 * size * 2 + row * key * 1.02] as const;
    return softBox([key * 0.86, 0.006, key * 0.86], 0.002, matte("#1b1d21"), { at: [at[0], at[1], at[2]] });
  });
  return [
    softBox([size, 0.016, deep], 0.007, shell, { at: [x, base + 0.009, z + deep / 2] }),
    softBox([size * 0.34, 0.002, deep * 0.3], 0.001, metal("#b5b8bd", 0.5), {
      at: [x, base + 0.0175, z + deep * 0.8],
    }),
    ...keys,
    softBox([size, high, 0.01], 0.0045, shell, { at: [x, middle[0], middle[1]], turn: [-lean, 0, 0] }),
    box([size * 0.985, high * 0.965, 0.001], gloss("#08090a", 0.05), {
      at: [x, face[0] - 0.0005, face[1] - 0.001],
      turn: [-lean, 0, 0],
    }),
    box([size * 0.95, high * 0.92, 0.001], glow(screen, brightness), {
      at: [x, face[0], face[1]],
      turn: [-lean, 0, 0],
    }),
  ];
}
