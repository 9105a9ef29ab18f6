import { AssetRefusal } from "../asset-refusal.ts";

export type Rectangle = { left: number; top: number; width: number; height: number };
/** Which part stays, as fractions of the picture. */
export type Crop = { x: number; y: number } | "entropy";

/** `rect=left,top,width,height` in pixels of the original. Throws AssetRefusal 400. */
export function readRectangle(text: string | null): Rectangle | undefined {
  if (!text) return undefined;
  const parts = /^\d{1,6}(\.\d+)?(,\d{1,6}(\.\d+)?){3}$/.test(text) ? text.split(",") : [];
  const [left = 0, top = 0, width = 0, height = 0] = parts.map((part) => Math.round(Number(part)));
  if (width > 0 && height > 0) return { left, top, width, height };
  throw new AssetRefusal(400, 'Invalid value for parameter "rect": expected left,top,width,height');
}

/** Which part `fit=crop` keeps: `focalpoint` with fp-x and fp-y, `entropy`, or sides as in `top,left`. */
export function readCrop(query: URLSearchParams): Crop {
  const text = query.get("crop") || "center";
  if (text === "entropy") return "entropy";
  if (text === "focalpoint") {
    return { x: readNumber(query, "fp-x", 0, 1) ?? 0.5, y: readNumber(query, "fp-y", 0, 1) ?? 0.5 };
  }
  const point = { x: 0.5, y: 0.5 };
  for (const side of text.split(/[, ]/)) {
    const place = sides[side];
    if (!place) throw new AssetRefusal(400, `Invalid value for parameter "crop": ${sideNames}`);
    Object.assign(point, place);
  }
  return point;
}

const sides: Partial<Record<string, { x?: number; y?: number }>> = {
  center: {},
  left: { x: 0 },
  right: { x: 1 },
  top: { y: 0 },
  bottom: { y: 1 },
};
const sideNames = `expected focalpoint, entropy, ${Object.keys(sides).join(", ")}`;

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
