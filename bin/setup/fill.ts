import { wcagContrast } from "culori";
import { hex, isFar, lighten, readable, type Tone, toTone } from "./tones.ts";

/** A ground with words on it: at rest, below the pointer, and the words. */
export type Fill = { fill: string; strong: string; on: string };

const enough = 4.5;
/** White that nearly reads is worth a step that nobody sees. */
const nearly = 4.2;

/** The colour itself, with white on it where that can be read and the darkest of its hue elsewhere. */
export function fillOf(tone: Tone): Fill {
  const itself = hex(tone);
  const white = wcagContrast("#ffffff", itself);
  const fill = white >= nearly && white < enough ? step(tone, -0.002, ["#ffffff"]) : itself;
  if (white >= nearly) return { fill, strong: hex({ ...toTone(fill), l: tone.l - 0.075 }), on: "#ffffff" };
  const on = darkestOn(fill, tone);
  const darker = hex({ ...tone, l: tone.l - 0.06 });
  return { fill, strong: isFar(darker, [on], enough) ? darker : hex({ ...tone, l: tone.l + 0.05 }), on };
}

/** The same where the page is dark: what would be lost on it comes forward. */
export function fillOnDark(tone: Tone, paper: string): Fill {
  return fillOf(toTone(lighten(tone, [paper], 2.2)));
}

/** Black with a little of a hue, as far as it can be read. */
export function darkestOn(ground: string, { c, h }: Tone): string {
  return step({ l: 0.21, c: Math.min(c, 0.04), h }, -0.004, [ground]);
}

function step(tone: Tone, by: number, against: string[]): string {
  for (let { l } = tone; l >= 0; l += by) {
    const colour = hex({ ...tone, l });
    if (isFar(colour, against, Math.min(readable, enough))) return colour;
  }
  return "#000000";
}
