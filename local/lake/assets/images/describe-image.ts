import sharp, { type Metadata } from "sharp";
import { AssetRefusal } from "../asset-refusal.ts";
import { computePalette } from "./compute-palette.ts";

/** More pixels than any camera makes; what a small file may unpack to at most. */
export const maxInputPixels = 120_000_000;

/**
 * Decodes an uploaded picture and describes it as `metadata` of a `sanity.imageAsset`. `extension` and `mimeType` are read from
 * its bytes, never from its name.
 * `extract` is the upload's `meta` list; undefined means Sanity's default (lqip and palette).
 * Throws AssetRefusal 400 when the bytes are not a picture this machine can decode.
 */
export async function describeImage(path: string, extract?: string[]) {
  try {
    return await decode(path, extract ?? ["lqip", "palette"]);
  } catch (cause) {
    if (cause instanceof AssetRefusal) throw cause;
    const refusal = new AssetRefusal(400, "Invalid image, could not be decoded");
    refusal.cause = cause;
    throw refusal;
  }
}

async function decode(path: string, extract: string[]) {
  const image = () => sharp(path, { failOn: "error", limitInputPixels: maxInputPixels });
  const header = await image().metadata();
  const [extension, mimeType] = readFormat(header);
  const { width, height } = header.autoOrient;
  const hasAlpha = header.hasAlpha ?? false;
  const thumbnail = image().autoOrient().resize(20);
  const lqip = hasAlpha ? await thumbnail.png().toBuffer() : await thumbnail.jpeg({ quality: 60 }).toBuffer();
  const metadata = {
    _type: "sanity.imageMetadata",
    dimensions: { _type: "sanity.imageDimensions", aspectRatio: width / height, height, width },
    hasAlpha,
    isOpaque: !hasAlpha || (await image().stats()).isOpaque,
    ...(extract.includes("lqip") && {
      lqip: `data:image/${hasAlpha ? "png" : "jpeg"};base64,${lqip.toString("base64")}`,
    }),
    ...(extract.includes("palette") && { palette: await computePalette(image()) }),
  };
  return { width, height, extension, mimeType, metadata };
}

function readFormat(header: Metadata): [extension: string, mimeType: string] {
  if (header.format === "heif" && header.compression !== "av1") return ["heic", "image/heic"];
  const format = formats[header.format];
  if (!format) throw new AssetRefusal(400, `Invalid image, format ${header.format} is not supported`);
  return format;
}

const formats: Partial<Record<string, [extension: string, mimeType: string]>> = {
  jpeg: ["jpg", "image/jpeg"],
  png: ["png", "image/png"],
  webp: ["webp", "image/webp"],
  gif: ["gif", "image/gif"],
  svg: ["svg", "image/svg+xml"],
  tiff: ["tif", "image/tiff"],
  heif: ["avif", "image/avif"],
  avif: ["avif", "image/avif"],
};
