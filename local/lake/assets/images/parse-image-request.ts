import { AssetRefusal } from "../asset-refusal.ts";
import { readChoice, readCrop, readNumber, readRectangle } from "./read-crop.ts";

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

/** How a picture is drawn once it is cut and scaled. */
export type Look = ReturnType<typeof readLook>;

const flips = ["h", "v", "hv"] as const;
const orientations = ["0", "90", "180", "270"] as const;

/** Throws AssetRefusal 400 for a value that makes no sense. */
function readLook(query: URLSearchParams) {
  return {
    quality: readNumber(query, "q", 0, 100),
    blur: readNumber(query, "blur", 0, 2000),
    background: readColor(query.get("bg")),
    flip: readChoice(query, "flip", flips),
    // Degrees, clockwise.
    orientation: readChoice(query, "or", orientations),
    isGrey: readChoice(query, "sat", ["-100"]) !== undefined,
    isInverted: readChoice(query, "invert", ["true", "false"]) === "true",
    sharpness: readNumber(query, "sharp", 0, 100),
    // Only the first picture of an animation.
    isStill: readChoice(query, "frame", ["1"]) !== undefined,
  };
}

function readColor(text: string | null): string | undefined {
  if (!text) return undefined;
  if (/^([0-9a-f]{3}|[0-9a-f]{6}|[0-9a-f]{8})$/i.test(text)) return `#${text.toLowerCase()}`;
  throw new AssetRefusal(400, 'Invalid value for parameter "bg": expected a hexadecimal colour');
}
