import { converter, formatHex, interpolate, toGamut, wcagContrast } from "culori";

const toOklch = converter("oklch");
const intoGamut = toGamut("rgb", "oklch");

/** A little above what contrast.ts asks for, since colours are rounded to two digits a channel. */
export const readable = 4.6;
export const visible = 3.1;

/** Lightness, chroma and hue, as the eye sees them (Oklch). */
export type Tone = { l: number; c: number; h: number };

export function toTone(colour: string): Tone {
  const tone = toOklch(colour);
  if (!tone) throw new Error(`${colour} is no colour`);
  return { l: tone.l, c: tone.c, h: tone.h ?? 260 }; // a grey has no hue
}

export function hex({ l, c, h }: Tone): string {
  return formatHex(intoGamut({ mode: "oklch", l, c, h }));
}

export function darken(tone: Tone, against: string[], ratio: number): string {
  return move(tone, -0.004, against, ratio);
}

export function lighten(tone: Tone, against: string[], ratio: number): string {
  return move(tone, 0.004, against, ratio);
}

/** The nearest tone on the way to black or white that is far enough from all the others. */
function move(tone: Tone, step: number, against: string[], ratio: number): string {
  for (let { l } = tone; l >= 0 && l <= 1; l += step) {
    const colour = hex({ ...tone, l });
    if (isFar(colour, against, ratio)) return colour;
  }
  return step < 0 ? "#000000" : "#ffffff";
}

export function isFar(colour: string, against: string[], ratio: number): boolean {
  return against.every((other) => wcagContrast(colour, other) >= ratio);
}

/** A ground with so much of another colour laid over it, as `color-mix(in srgb, …)` does. */
export function layOver(ground: string, colour: string, part: number): string {
  return formatHex(interpolate([ground, colour], "rgb")(part));
}
