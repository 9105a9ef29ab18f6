import { readChoice, readCrop, readNumber, readRectangle } from "./read-crop.ts";
import { readLook } from "./read-look.ts";

export type ImageFormat = (typeof formats)[number];

/** What an image URL asks for; lengths in pixels before `pixelRatio`, `crop` as fractions of the picture. */
export type ImageRequest = NonNullable<ReturnType<typeof parseImageRequest>>;

const fits = ["clip", "crop", "fill", "fillmax", "max", "min", "scale"] as const;
const formats = ["jpg", "pjpg", "png", "webp", "avif", "gif"] as const;
const transforming = [
  ...["rect", "w", "h", "q", "fm", "auto", "blur"],
  ...["flip", "or", "sat", "invert", "sharp", "frame"],
];

/** The longest side a picture may be asked for, as on hosted Sanity's image pipeline. */
export const maxSide = 8192;

/**
 * Reads the parameters of Sanity's image URLs; unknown ones are ignored, as there.
 * Returns undefined when nothing changes the picture. Throws AssetRefusal 400 for a value that makes no sense.
 */
export function parseImageRequest(query: URLSearchParams) {
  const request = {
    rectangle: readRectangle(query.get("rect")),
    width: readNumber(query, "w", 1, maxSide),
    height: readNumber(query, "h", 1, maxSide),
    fit: readChoice(query, "fit", fits) ?? "clip",
    crop: readCrop(query),
    // The Studio passes on whatever the browser says, from 0.3 (zoomed out) to 4 (phones).
    pixelRatio: Math.min(3, Math.max(1, readNumber(query, "dpr", 0, 10) ?? 1)),
    format: readChoice(query, "fm", formats),
    isAutoFormat: readChoice(query, "auto", ["format"]) !== undefined && !query.has("fm"),
    look: readLook(query),
  };
  return transforming.some((name) => query.get(name)) ? request : undefined;
}
