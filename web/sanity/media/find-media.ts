import { isSameSecret } from "#server/is-same-secret.ts";
import { signPart } from "./sign-part.ts";
import { fewWidths, singleWidths, widths } from "./widths.ts";

/** The project's files where the content service has them. With `secret` the site knows the parts that it asked for itself. */
export type MediaSource = { host: string; projectId: string; dataset: string; secret: string };

const image = /^[0-9a-f]{40}-(\d{1,5})x(\d{1,5})\.(?:avif|gif|ico|jpe?g|png|svg|tiff?|webp)$/;
const file = /^[0-9a-f]{40}\.[a-z0-9]{1,16}$/;

/**
 * Where the content service has what `/media/<name>?<query>` stands for, or undefined: only this project's files, and of a
 * picture only what a page asks for, so that nobody has thousands of sizes made. `w` is its width, `rect` the part that is
 * shown, with the site's signature `s`; with a width it comes in the best format that the browser takes, otherwise as it was uploaded.
 */
export function findMedia(name: string, query: URLSearchParams, source: MediaSource): string | undefined {
  const keys = [...query.keys()];
  if (new Set(keys).size < keys.length) return;
  const size = image.exec(name);
  if (!size && !file.test(name)) return;
  const folder = `${source.host}/${size ? "images" : "files"}/${source.projectId}/${source.dataset}`;
  if (keys.length === 0) return `${folder}/${name}`;
  if (keys.length === 1 && query.get("dl") === "") return `${folder}/${name}?dl=`;
  const [, width, height] = size ?? [];
  if (!width || !isAsked(query, Number(width), Number(height))) return;
  const rect = query.get("rect");
  if (rect !== null && !isSameSecret(query.get("s") ?? "", signPart(name, rect, source.secret))) return;
  const part = rect === null ? "" : `rect=${rect}&`;
  return `${folder}/${name}?${part}w=${query.get("w")}&fit=max&auto=format&q=72`;
}

/** Whether a page may ask for the picture so: see image-url.ts and sized-image.tsx. */
function isAsked(query: URLSearchParams, width: number, height: number): boolean {
  const allowed: Record<string, (value: string) => boolean> = {
    rect: (value) => isPart(value, width, height),
    s: () => query.has("rect"),
    w: (value) => /^\d{1,5}$/.test(value) && isKnownWidth(Number(value), query.get("rect"), width),
  };
  const keys = [...query.keys()];
  return (
    query.has("w") && keys.every((key) => Object.hasOwn(allowed, key) && allowed[key]?.(query.get(key) ?? ""))
  );
}

/** One of those that pages offer, or all of the picture, or of the part that is shown, give or take what rounding does. */
function isKnownWidth(asked: number, rect: string | null, width: number): boolean {
  const whole = rect ? Number(rect.split(",")[2]) : width;
  return [...widths, ...fewWidths, ...singleWidths].includes(asked) || Math.abs(asked - whole) <= 1;
}

function isPart(value: string, width: number, height: number): boolean {
  const [left = -1, top = -1, wide = -1, high = -1, ...rest] = value.split(",").map(Number);
  const isInside = left >= 0 && top >= 0 && left + wide <= width && top + high <= height;
  return isInside && wide > 0 && high > 0 && rest.length === 0 && /^[\d,]+$/.test(value);
}
