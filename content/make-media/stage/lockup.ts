import { outlineText, textWidth } from "./outline-text.ts";

type Line = { text: string; typeface: string; size: number; tracking?: number; colour?: string };
export type Lockup = {
  name: string;
  colour: string;
  mark?: string;
  lines: Line[];
  leading?: number;
  gap?: number;
};

const tall = 64;

/** A logo of a mark drawn in a 64 × 64 box and one or two lines of lettering to its right, all as shapes. */
export function lockup({ name, colour, mark, lines, leading = 1, gap = 16 }: Lockup): string {
  const left = mark ? tall + gap : 0;
  const heights = lines.map((line) => line.size * 0.72);
  const space = 12 * leading;
  const block = heights.reduce((sum, height) => sum + height, 0) + space * (lines.length - 1);
  let top = (tall - block) / 2;
  const lettering = lines.map((line, index) => {
    const baseline = top + (heights[index] ?? 0);
    top = baseline + space;
    const path = outlineText(line.text, { ...line, x: left, y: baseline });
    return `<path fill="${line.colour ?? colour}" d="${path}"/>`;
  });
  const wide = Math.ceil(left + Math.max(...lines.map((line) => textWidth(line.text, line))));
  return svg({
    name,
    width: wide,
    height: tall,
    body: `<g fill="${colour}">${mark ?? ""}</g>${lettering.join("")}`,
  });
}

export function svg({
  name,
  width,
  height,
  body,
}: {
  name: string;
  width: number;
  height: number;
  body: string;
}): string {
  const title = name.replaceAll("&", "&amp;");
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-4 -4 ${width + 8} ${height + 8}" width="${width + 8}" height="${height + 8}" role="img"><title>${title}</title>${body}</svg>\n`;
}
