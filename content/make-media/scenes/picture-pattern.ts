import { existsSync } from "node:fs";
import sharp from "sharp";
import type { Pattern } from "../render/material.ts";

const plain: Pattern = () => [0.5, 0.5, 0.5];

/** A picture spread over the front (x to the right, y up) of a solid of this width and height. */
export async function picturePattern(file: string, width: number, height: number): Promise<Pattern> {
  if (!existsSync(file)) return plain;
  const { data, info } = await sharp(file)
    .resize({ width: 1400, height: Math.round((1400 * height) / width), fit: "cover", position: "top" })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return (x, y) => {
    const column = Math.min(info.width - 1, Math.max(0, Math.floor((x / width + 0.5) * info.width)));
    const row = Math.min(info.height - 1, Math.max(0, Math.floor((0.5 - y / height) * info.height)));
    const at = (row * info.width + column) * 3;
    return [
      ((data[at] ?? 0) / 255) ** 2.2,
      ((data[at + 1] ?? 0) / 255) ** 2.2,
      ((data[at + 2] ?? 0) / 255) ** 2.2,
    ];
  };
}
