import { differenceEuclidean } from "culori";
import type { Colours } from "../../content/brand.ts";
import { type Character, characterOf, inkOf, wordsOf } from "./character.ts";
import { type Fill, fillOf, fillOnDark } from "./fill.ts";
import { firstPaletteOf } from "./first-palette.ts";
import type { Look } from "./look.ts";
import { stageInDark, stageInLight } from "./stage.ts";
import { darken, hex, lighten, readable, type Tone, toTone, visible } from "./tones.ts";

/**
 * Every colour of the site from the one that an agency is known by (#rrggbb), as a designer would use it: it is the ground of what is
 * pressed and of the stage, and a relative of it is for words where it cannot be read itself. One that is nearly white is the paper,
 * and its ink the ground; one that is nearly black is that in light mode, and its counterpart in dark. Its hue tints the greys. Error
 * and focus keep their meaning. An agency keeps the `look` that its colours were made in.
 */
export function paletteOf(brand: string, look: Look = "second"): Colours {
  if (look === "first") return firstPaletteOf(brand);
  const character = characterOf(brand);
  return { light: light(character), dark: dark(character) };
}

const steps = {
  50: [0.975, 0.1],
  100: [0.94, 0.2],
  200: [0.88, 0.4],
  300: [0.8, 0.65],
  400: [0.7, 0.9],
  500: [0.58, 1],
  600: [0.48, 1],
  700: [0.41, 0.9],
  800: [0.32, 0.7],
  900: [0.26, 0.5],
  950: [0.2, 0.35],
} as const;

/** The colour from light to dark, in the eleven steps of the Studio's own palettes. */
export function shadesOf(brand: string): Record<string, string> {
  const { c, h } = toTone(brand);
  return Object.fromEntries(
    Object.entries(steps).map(([step, [l, part]]) => [step, hex({ l, c: Math.min(c, 0.18) * part, h })]),
  );
}

const distance = differenceEuclidean("oklab");
/** As far as a ground has to be from the page to be seen as one. */
const setOff = 0.15;

function light(character: Character): Record<string, string> {
  const { brand, tone, isPaper, other, focus, tint } = character;
  const grey = greyOf(character);
  const papers = isPaper
    ? { paper: brand, "paper-raised": "#ffffff", "paper-sunken": hex({ ...tone, l: tone.l - 0.03 }) }
    : { paper: grey(0.985, 0.004), "paper-raised": "#ffffff", "paper-sunken": grey(0.955, 0.008) };
  const grounds = Object.values(papers);
  const soft = hex({
    l: isPaper ? tone.l - 0.045 : 0.945,
    c: Math.min(tone.c, tone.l > 0.7 ? 0.045 : 0.026),
    h: tone.h,
  });
  const words = wordsOf(character);
  const accent = darken(words, [...grounds, soft], readable);
  const highlightSoft = hex({ l: 0.95, c: 0.028, h: other });
  const fill = fillOf(isPaper ? inkOf(character) : tone);
  const ink = grey(0.205, 0.016);
  return {
    ink,
    "ink-soft": darken({ l: 0.44, c: 0.018 * tint, h: tone.h }, grounds, readable),
    ...papers,
    line: isPaper ? hex({ ...tone, l: tone.l - 0.08 }) : grey(0.885, 0.014),
    "line-strong": darken({ l: 0.62, c: 0.018 * tint, h: tone.h }, grounds, visible),
    accent,
    "accent-strong": hex({ ...toTone(accent), l: toTone(accent).l - 0.075 }),
    "on-accent": "#ffffff",
    "accent-soft": soft,
    ...fillColours(fill, papers.paper),
    ...headline(fill, accent, ink, papers.paper),
    highlight: darken({ l: 0.52, c: 0.1, h: other }, [...grounds, highlightSoft], readable),
    focus: darken({ l: 0.52, c: 0.18, h: focus }, grounds, readable),
    danger: darken({ l: 0.5, c: 0.17, h: 25 }, grounds, readable),
    "danger-soft": hex({ l: 0.952, c: 0.018, h: 25 }),
    "ink-hover": grey(0.31, 0.02),
    "highlight-soft": highlightSoft,
    "focus-soft": hex({ l: 0.948, c: 0.02, h: focus }),
    mark: hex({ l: 0.925, c: 0.072, h: 94 }),
    "danger-back": hex({ l: 0.49, c: 0.17, h: 25 }),
    "danger-back-hover": hex({ l: 0.42, c: 0.15, h: 25 }),
    ...always(character),
    ...stageInLight(character),
  };
}

function dark(character: Character): Record<string, string> {
  const { tone, isInk, other, focus, tint } = character;
  const grey = greyOf(character);
  const papers = {
    paper: grey(0.186, 0.013),
    "paper-raised": grey(0.222, 0.015),
    "paper-sunken": grey(0.155, 0.012),
  };
  const grounds = Object.values(papers);
  const soft = hex({ l: 0.25, c: Math.min(tone.c, 0.035), h: tone.h });
  const counterpart: Tone = { l: 0.93, c: tone.c, h: tone.h };
  const words = isInk ? counterpart : tone.l > 0.6 ? tone : { ...tone, l: 0.7, c: Math.min(tone.c, 0.15) };
  const onAccent = hex({ l: 0.17, c: Math.min(tone.c, 0.02), h: tone.h });
  const accent = lighten(words, [...grounds, soft, onAccent], readable);
  const fill = isInk ? fillOf(counterpart) : fillOnDark(tone, papers["paper-raised"]);
  return {
    ink: grey(0.952, 0.007),
    "ink-soft": grey(0.77, 0.012),
    ...papers,
    line: grey(0.315, 0.018),
    "line-strong": lighten({ l: 0.55, c: 0.02 * tint, h: tone.h }, grounds, visible),
    accent,
    "accent-strong": hex({ ...toTone(accent), l: Math.min(toTone(accent).l + 0.07, 1) }),
    "on-accent": onAccent,
    "accent-soft": soft,
    ...fillColours(fill, papers.paper),
    headline: accent,
    "headline-mark": papers.paper,
    highlight: lighten({ l: 0.78, c: 0.11, h: other }, grounds, readable),
    focus: lighten({ l: 0.74, c: 0.13, h: focus }, grounds, readable),
    danger: lighten({ l: 0.76, c: 0.13, h: 25 }, grounds, readable),
    "danger-soft": hex({ l: 0.24, c: 0.04, h: 25 }),
    "ink-hover": grey(0.88, 0.01),
    "highlight-soft": hex({ l: 0.255, c: 0.035, h: other }),
    "focus-soft": hex({ l: 0.24, c: 0.03, h: focus }),
    mark: hex({ l: 0.36, c: 0.062, h: 94 }),
    "danger-back": hex({ l: 0.535, c: 0.175, h: 25 }),
    "danger-back-hover": hex({ l: 0.49, c: 0.17, h: 25 }),
    ...always(character),
    ...stageInDark(character, papers.paper),
  };
}

function fillColours({ fill, strong, on }: Fill, paper: string): Record<string, string> {
  const edge = distance(fill, paper) < setOff ? darken(toTone(fill), [paper], 1.9) : fill;
  return { fill, "fill-strong": strong, "on-fill": on, "fill-edge": edge, panel: fill, "on-panel": on };
}

/** Large letters: the colour itself where it can be read as such or nearly, else ink above a stroke of it. */
function headline({ fill }: Fill, accent: string, ink: string, paper: string): Record<string, string> {
  const large = darken(toTone(fill), [paper], visible);
  if (distance(large, fill) < 0.09) return { headline: large, "headline-mark": paper };
  return distance(fill, paper) < setOff / 2
    ? { headline: accent, "headline-mark": paper }
    : { headline: ink, "headline-mark": fill };
}

/** The same in both schemes. */
function always(character: Character): Record<string, string> {
  const grey = greyOf(character);
  const { tone, other } = character;
  return {
    "on-danger": "#ffffff",
    plate: grey(0.985, 0.004),
    "plate-dark": grey(0.186, 0.013),
    night: grey(0.21, 0.014),
    "night-raised": grey(0.305, 0.018),
    "night-line": grey(0.6, 0.018),
    "on-night": grey(0.955, 0.007),
    tile: grey(0.965, 0.008),
    "on-tile": hex({ l: 0.2, c: Math.min(tone.c, 0.025), h: other }),
    "on-cover": grey(0.965, 0.008),
  };
}

function greyOf({ tone, tint }: Character) {
  return (l: number, c: number) => hex({ l, c: c * tint, h: tone.h });
}
