import opentype from "opentype.js";
import { typefaceFile } from "./typefaces.ts";

const fonts = new Map<string, ReturnType<typeof opentype.loadSync>>();

function font(typeface: string) {
  const known = fonts.get(typeface);
  if (known) return known;
  const loaded = opentype.loadSync(typefaceFile(typeface));
  fonts.set(typeface, loaded);
  return loaded;
}

type Lettering = {
  typeface: string;
  size: number;
  x?: number;
  y?: number;
  tracking?: number;
  anchor?: "start" | "middle";
};

export function textWidth(text: string, { typeface, size, tracking = 0 }: Lettering): number {
  return font(typeface).getAdvanceWidth(text, size, { letterSpacing: tracking, kerning: true });
}

/** Text as path data, so that a logo needs no typeface where it is shown. Tracking is in em. */
export function outlineText(text: string, lettering: Lettering): string {
  const { typeface, size, x = 0, y = 0, tracking = 0, anchor = "start" } = lettering;
  const left = anchor === "middle" ? x - (textWidth(text, lettering) - tracking * size) / 2 : x;
  return font(typeface)
    .getPath(text, left, y, size, { letterSpacing: tracking, kerning: true })
    .toPathData(1);
}
