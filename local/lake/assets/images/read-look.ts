import { AssetRefusal } from "../asset-refusal.ts";
import { readChoice, readNumber } from "./read-crop.ts";

/** How a picture is drawn once it is cut and scaled. */
export type Look = ReturnType<typeof readLook>;

const flips = ["h", "v", "hv"] as const;
const orientations = ["0", "90", "180", "270"] as const;

/** Throws AssetRefusal 400 for a value that makes no sense. */
export function readLook(query: URLSearchParams) {
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
