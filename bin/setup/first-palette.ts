import type { Colours } from "../../content/brand.ts";
import { darken, hex, lighten, readable, type Tone, toTone, visible } from "./tones.ts";

/**
 * The colours of agencies that were set up before palette.ts had its own: the brand is the accent where it can be read as text, and is
 * moved until it can elsewhere. Nothing here is changed any more, so that whoever runs setup again finds the colours as they were.
 */
export function firstPaletteOf(brand: string): Colours {
  const tone = toTone(brand);
  const { h } = tone;
  const tint = Math.min(tone.c, 0.02) / 0.02;
  const other = h > 20 && h < 125 ? 235 : 78;
  const focus = Math.abs(h - 262) < 40 ? 318 : 262;
  return { light: light(tone, tint, other, focus), dark: dark(tone, tint, other, focus) };
}

function light(brand: Tone, tint: number, other: number, focus: number): Record<string, string> {
  const grey = (l: number, c: number) => hex({ l, c: c * tint, h: brand.h });
  const papers = { paper: grey(0.985, 0.004), "paper-raised": "#ffffff", "paper-sunken": grey(0.955, 0.008) };
  const soft = { accent: hex({ l: 0.945, c: Math.min(brand.c, 0.026), h: brand.h }) };
  const ink = grey(0.205, 0.016);
  const accent = darken(brand, [...Object.values(papers), soft.accent, "#ffffff"], readable);
  const strong = hex({ ...toTone(accent), l: toTone(accent).l - 0.075 });
  const highlightSoft = hex({ l: 0.95, c: 0.028, h: other });
  return {
    ink,
    "ink-soft": darken({ l: 0.44, c: 0.018 * tint, h: brand.h }, Object.values(papers), readable),
    ...papers,
    line: grey(0.885, 0.014),
    "line-strong": darken({ l: 0.62, c: 0.018 * tint, h: brand.h }, Object.values(papers), visible),
    accent,
    "accent-strong": strong,
    "on-accent": "#ffffff",
    "accent-soft": soft.accent,
    highlight: darken({ l: 0.52, c: 0.1, h: other }, [...Object.values(papers), highlightSoft], readable),
    focus: darken({ l: 0.52, c: 0.18, h: focus }, Object.values(papers), readable),
    danger: darken({ l: 0.5, c: 0.17, h: 25 }, Object.values(papers), readable),
    "danger-soft": hex({ l: 0.952, c: 0.018, h: 25 }),
    "ink-hover": grey(0.31, 0.02),
    "highlight-soft": highlightSoft,
    "focus-soft": hex({ l: 0.948, c: 0.02, h: focus }),
    mark: hex({ l: 0.925, c: 0.072, h: 94 }),
    "danger-back": hex({ l: 0.49, c: 0.17, h: 25 }),
    "danger-back-hover": hex({ l: 0.42, c: 0.15, h: 25 }),
    ...always(brand, tint, other),
    ...stage(brand, other, 0.32),
  };
}

function dark(brand: Tone, tint: number, other: number, focus: number): Record<string, string> {
  const grey = (l: number, c: number) => hex({ l, c: c * tint, h: brand.h });
  const papers = {
    paper: grey(0.186, 0.013),
    "paper-raised": grey(0.222, 0.015),
    "paper-sunken": grey(0.155, 0.012),
  };
  const accentSoft = hex({ l: 0.25, c: Math.min(brand.c, 0.035), h: brand.h });
  const grounds = [...Object.values(papers), accentSoft];
  const bright = { l: 0.7, c: Math.min(brand.c, 0.15), h: brand.h };
  const accent = lighten(bright, [...grounds, onAccent(brand)], readable);
  return {
    ink: grey(0.952, 0.007),
    "ink-soft": grey(0.77, 0.012),
    ...papers,
    line: grey(0.315, 0.018),
    "line-strong": lighten({ l: 0.55, c: 0.02 * tint, h: brand.h }, Object.values(papers), visible),
    accent,
    "accent-strong": hex({ ...toTone(accent), l: toTone(accent).l + 0.07 }),
    "on-accent": onAccent(brand),
    "accent-soft": accentSoft,
    highlight: lighten({ l: 0.78, c: 0.11, h: other }, Object.values(papers), readable),
    focus: lighten({ l: 0.74, c: 0.13, h: focus }, Object.values(papers), readable),
    danger: lighten({ l: 0.76, c: 0.13, h: 25 }, Object.values(papers), readable),
    "danger-soft": hex({ l: 0.24, c: 0.04, h: 25 }),
    "ink-hover": grey(0.88, 0.01),
    "highlight-soft": hex({ l: 0.255, c: 0.035, h: other }),
    "focus-soft": hex({ l: 0.24, c: 0.03, h: focus }),
    mark: hex({ l: 0.36, c: 0.062, h: 94 }),
    "danger-back": hex({ l: 0.535, c: 0.175, h: 25 }),
    "danger-back-hover": hex({ l: 0.49, c: 0.17, h: 25 }),
    ...always(brand, tint, other),
    ...stage(brand, other, 0.268),
  };
}

function stage(brand: Tone, other: number, l: number): Record<string, string> {
  const ground = hex({ l, c: Math.min(brand.c, 0.075), h: brand.h });
  const highlight = lighten({ l: 0.8, c: 0.115, h: other }, [ground], readable);
  return {
    stage: ground,
    "on-stage-soft": lighten({ l: 0.85, c: Math.min(brand.c, 0.02), h: brand.h }, [ground], readable),
    "highlight-on-stage": highlight,
    "highlight-on-stage-hover": hex({ ...toTone(highlight), l: toTone(highlight).l + 0.055 }),
  };
}

/** The same in both schemes. */
function always(brand: Tone, tint: number, other: number): Record<string, string> {
  const grey = (l: number, c: number) => hex({ l, c: c * tint, h: brand.h });
  return {
    "on-danger": "#ffffff",
    "on-stage": grey(0.965, 0.008),
    "on-highlight": hex({ l: 0.2, c: 0.025, h: other }),
    plate: grey(0.985, 0.004),
    "plate-dark": grey(0.186, 0.013),
    night: grey(0.21, 0.014),
    "night-raised": grey(0.305, 0.018),
    "night-line": grey(0.6, 0.018),
    "on-night": grey(0.955, 0.007),
  };
}

function onAccent(brand: Tone): string {
  return hex({ l: 0.17, c: Math.min(brand.c, 0.02), h: brand.h });
}
