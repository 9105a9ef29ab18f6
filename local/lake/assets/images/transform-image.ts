import sharp, { type Sharp } from "sharp";
import { maxInputPixels } from "./describe-image.ts";
import type { ImageFormat, Look } from "./parse-image-request.ts";
import type { ResizePlan } from "./plan-resize.ts";

/** The picture an image URL asks for, as bytes in `format`. An animation stays one from GIF or WebP to GIF or WebP. */
export async function transformImage(
  path: string,
  plan: ResizePlan,
  look: Look,
  format: ImageFormat,
): Promise<Buffer> {
  const { background, orientation = "0", flip } = look;
  const isTurned = orientation !== "0" || flip !== undefined;
  const mayMove = /\.(gif|webp)$/.test(path) && (format === "gif" || format === "webp");
  const animated = mayMove && !look.isStill && !isTurned;
  const { window, size, canvas, isEntropyCrop } = plan;
  let image = sharp(path, { failOn: "error", limitInputPixels: maxInputPixels, animated })
    .autoOrient()
    .extract(window)
    .resize({ ...size, ...(isEntropyCrop ? { fit: "cover", position: "entropy" } : { fit: "fill" }) });
  if (canvas) image = center(image, size, canvas, background ?? "#ffffff");
  image = draw(image, look);
  if (background || format === "jpg" || format === "pjpg") {
    image = image.flatten({ background: background ?? "#ffffff" });
  }
  if (isTurned) image = await turn(image, Number(orientation), flip);
  return await encode(image, format, look.quality).toBuffer();
}

function draw(image: Sharp, { blur, isGrey, isInverted, sharpness }: Look): Sharp {
  let drawn = image;
  if (blur) drawn = drawn.blur(Math.max(0.3, blur / 5));
  if (sharpness) drawn = drawn.sharpen({ sigma: 0.5 + sharpness / 50 });
  if (isGrey) drawn = drawn.modulate({ saturation: 0 });
  if (isInverted) drawn = drawn.negate({ alpha: false });
  return drawn;
}

/** Mirrors and turns a finished picture. In one pipeline sharp would do both before it cuts. */
async function turn(image: Sharp, degrees: number, flip: Look["flip"]): Promise<Sharp> {
  const finished = await image.png({ compressionLevel: 1 }).toBuffer();
  return sharp(finished)
    .flop(flip === "h" || flip === "hv")
    .flip(flip === "v" || flip === "hv")
    .rotate(degrees);
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
