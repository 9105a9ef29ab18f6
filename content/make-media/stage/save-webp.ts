import sharp from "sharp";
import { mediaFile } from "./folders.ts";

type Size = { width?: number; height?: number; quality?: number };

export async function saveWebp(
  picture: Buffer,
  path: string,
  { width, height, quality = 78 }: Size = {},
): Promise<void> {
  const image = sharp(picture).resize(width, height, { fit: "cover" });
  await image.webp({ quality, effort: 5, smartSubsample: true }).toFile(mediaFile(path));
}
