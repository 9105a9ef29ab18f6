import sharp, { type Sharp } from "sharp";
import { maxInputPixels } from "./describe-image.ts";
import type { ImageFormat, ImageRequest } from "./parse-image-request.ts";
import type { ResizePlan } from "./plan-resize.ts";

/**
 * Makes the picture an image URL asks for, as bytes in `format`. An animation stays one from GIF or WebP to GIF or WebP.
 * Throws an Error when the original on disk can no longer be decoded.
 */
export async function transformImage(
  path: string,
  plan: ResizePlan,
  request: ImageRequest,
  format: ImageFormat,
): Promise<Buffer> {
  const animated = /\.(gif|webp)$/.test(path) && (format === "gif" || format === "webp");
  const { window, size, canvas, isEntropyCrop } = plan;
  let image = sharp(path, { failOn: "error", limitInputPixels: maxInputPixels, animated })
    .autoOrient()
    .extract(window)
    .resize({ ...size, ...(isEntropyCrop ? { fit: "cover", position: "entropy" } : { fit: "fill" }) });
  if (canvas) image = center(image, size, canvas, request.background ?? "#ffffff");
  if (request.blur) image = image.blur(Math.max(0.3, request.blur / 5));
  if (request.background || format === "jpg" || format === "pjpg") {
    image = image.flatten({ background: request.background ?? "#ffffff" });
  }
  return await encode(image, format, request.quality).toBuffer();
}

function center(
  image: Sharp,
  size: ResizePlan["size"],
  canvas: ResizePlan["size"],
  background: string,
): Sharp {
  const [spareWidth, spareHeight] = [canvas.width - size.width, canvas.height - size.height];
  const [left, top] = [Math.floor(spareWidth / 2), Math.floor(spareHeight / 2)];
  return image.extend({ left, top, right: spareWidth - left, bottom: spareHeight - top, background });
}

function encode(image: Sharp, format: ImageFormat, asked: number | undefined): Sharp {
  const quality = Math.max(1, Math.round(asked ?? 75));
  switch (format) {
    case "jpg":
    case "pjpg":
      return image.jpeg({ quality, progressive: format === "pjpg" });
    case "webp":
      return image.webp({ quality });
    case "avif":
      // AVIF's scale runs higher than JPEG's: two thirds of the number looks the same.
      return image.avif({
        quality: Math.max(1, Math.round((quality * 2) / 3)),
        effort: 1,
        chromaSubsampling: "4:2:0",
      });
    case "png":
      return image.png();
    case "gif":
      return image.gif();
  }
}
