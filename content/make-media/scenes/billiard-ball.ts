import sharp from "sharp";
import { type Colour, gloss, hex } from "../render/material.ts";
import { sphere } from "../render/shapes.ts";
import type { Solid, Triple } from "../render/solid.ts";
import { outlineText } from "../stage/outline-text.ts";

export const ballRadius = 0.057;
const colours = [
  "#f5f1e6",
  "#e2a500",
  "#10378f",
  "#b9191c",
  "#3b1d6e",
  "#d8590d",
  "#0b5f3c",
  "#6b1119",
  "#101114",
];
const grid = 128;

async function numeral(text: string): Promise<Buffer> {
  const path = outlineText(text, { typeface: "jost 600", size: 92, x: 64, y: 97, anchor: "middle" });
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="${grid}" height="${grid}"><rect width="100%" height="100%" fill="#fff"/><path d="${path}"/></svg>`;
  return sharp(Buffer.from(drawing)).greyscale().blur(0.6).raw().toBuffer();
}

/** A ball of the set on the cloth at y = 0; 0 is the cue ball, 9 to 15 are striped. */
export async function billiardBall(number: number, [x, z]: [number, number], turn: Triple): Promise<Solid> {
  const face = await numeral(String(number));
  const paint = hex(colours[number > 8 ? number - 8 : number] ?? "#ffffff");
  const ivory = hex("#f1ead8");
  const black: Colour = [0.01, 0.01, 0.012];
  const pattern = (px: number, py: number, pz: number): Colour => {
    const [u, v, w] = [px / ballRadius, py / ballRadius, pz / ballRadius];
    if (number > 0 && u * u + v * v < 0.17) {
      const side = Math.sign(w);
      const column = Math.floor(((side * u) / 0.82 + 0.5) * grid);
      const row = Math.floor((0.5 - v / 0.82) * grid);
      const ink =
        1 -
        (face[Math.min(grid - 1, Math.max(0, row)) * grid + Math.min(grid - 1, Math.max(0, column))] ?? 255) /
          255;
      return [0, 1, 2].map(
        (channel) => (ivory[channel] ?? 0) * (1 - ink) + (black[channel] ?? 0) * ink,
      ) as Colour;
    }
    return number > 8 && Math.abs(v) > 0.56 ? ivory : paint;
  };
  return sphere(ballRadius, gloss(pattern, 0.03), { at: [x, ballRadius, z], turn });
}
