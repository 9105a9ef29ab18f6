import { type Tone, toTone } from "./tones.ts";

/** How a colour can be used. `ink` is nearly black, `paper` nearly white. */
export type Character = {
  brand: string;
  tone: Tone;
  isGrey: boolean;
  isInk: boolean;
  isPaper: boolean;
  /** How much of its hue the greys around it take: a loud colour has sober ones. */
  tint: number;
  /** The hue of the second colour, and of the ring around what is focused: neither can be taken for the first. */
  other: number;
  focus: number;
};

export function characterOf(brand: string): Character {
  const tone = toTone(brand);
  const { l, c, h } = tone;
  const isGrey = c < 0.025;
  const isLoud = c > 0.2 && l > 0.7;
  return {
    brand,
    tone,
    isGrey,
    isInk: l < 0.3 && isGrey,
    isPaper: l > 0.94 && c < 0.045,
    tint: isLoud ? 0.3 : Math.min(c, 0.02) / 0.02,
    other: h > 20 && h < 125 ? 235 : 78,
    focus: !isGrey && Math.abs(h - 262) < 40 ? 318 : 262,
  };
}

/** The colour as ink: its hue, and hardly any light. */
export function inkOf({ tone: { c, h } }: Character): Tone {
  return { l: 0.27, c: Math.min(c * 2, 0.06), h };
}

/** The colour as words on light paper begin. On its way to dark yellow turns to amber and a pastel gets stronger: else both are mud. */
export function wordsOf(character: Character): Tone {
  const { tone, isPaper } = character;
  if (isPaper) return inkOf(character);
  if (tone.l < 0.75) return tone;
  const isYellow = tone.c > 0.06 && tone.h > 78 && tone.h < 118;
  return { ...tone, c: Math.max(tone.c, Math.min(tone.c * 1.6, 0.17)), h: isYellow ? 68 : tone.h };
}
