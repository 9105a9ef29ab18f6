import { AssetRefusal } from "./asset-refusal.ts";
import { readCrop, readRectangle } from "./read-crop.ts";
import { type Look, readLook } from "./read-look.ts";

export type Rectangle = { left: number; top: number; width: number; height: number };
type Fit = (typeof fits)[number];
export type ImageFormat = (typeof formats)[number];

/** What an image URL asks for; lengths in pixels before `pixelRatio`, `crop` as fractions of the picture. */
export type ImageRequest = {
  rectangle?: Rectangle | undefined;
  width?: number | undefined;
  height?: number | undefined;
  fit: Fit;
  crop: { x: number; y: number } | "entropy";
  pixelRatio: number;
  format?: ImageFormat | undefined;
  isAutoFormat: boolean;
  look: Look;
};

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
export function parseImageRequest(query: URLSearchParams): ImageRequest | undefined {
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

/** A decimal number between two bounds; undefined when the parameter is absent or empty. */
export function readNumber(
  query: URLSearchParams,
  name: string,
  min: number,
  max: number,
): number | undefined {
  const text = query.get(name);
  if (!text) return undefined;
  const value = /^\d+(\.\d+)?$/.test(text) ? Number(text) : Number.NaN;
  if (value >= min && value <= max) return value;
  throw new AssetRefusal(400, `Invalid value for parameter "${name}": expected ${min} to ${max}`);
}

/** One of the choices; undefined when the parameter is absent or empty. */
export function readChoice<Choice extends string>(
  query: URLSearchParams,
  name: string,
  choices: readonly Choice[],
): Choice | undefined {
  const text = query.get(name);
  if (!text) return undefined;
  const choice = choices.find((candidate) => candidate === text);
  if (choice) return choice;
  throw new AssetRefusal(400, `Invalid value for parameter "${name}": expected ${choices.join(", ")}`);
}
