import type { Character } from "./character.ts";
import { inkOf } from "./character.ts";
import { darkestOn } from "./fill.ts";
import { darken, hex, isFar, layOver, lighten, readable, type Tone, toTone, visible } from "./tones.ts";

type Colours = Record<string, string>;

/** By how much a part of the stage is lifted at most: web/portal/client/action-items. */
const lifted = 0.15;
/** What leaves room for softer words, and for those that stand out. */
const roomy = { white: 5.2, black: 6 };

/** The stage of light mode: the colour itself, moved no further than until white or black can be read on it. */
export function stageInLight(character: Character): Colours {
  const start = character.isPaper ? inkOf(character) : character.tone;
  for (let by = 0; by < 1; by += 0.004)
    for (const l of [start.l - by, start.l + by]) {
      if (l < 0.16 || l > 1) continue;
      const ground = hex({ ...start, l });
      if (isFar("#ffffff", [ground], roomy.white))
        return stageWithWhite(ground, character, secondOn(character));
      if (isFar("#000000", [ground], roomy.black)) return stageWithBlack(ground, character);
    }
  throw new Error(`${character.brand} gives no stage`);
}

/** The stage of dark mode is dark whatever the colour is, and set off from the paper; a light colour shines on it. */
export function stageInDark(character: Character, paper: string): Colours {
  const { tone, isGrey } = character;
  const isBright = tone.l > 0.64;
  const calm: Tone = isBright
    ? { l: 0.265, c: Math.min(tone.c, isGrey ? 0.01 : 0.035), h: tone.h }
    : { l: Math.min(Math.max(tone.l, 0.265), 0.36), c: Math.min(tone.c, 0.12), h: tone.h };
  const ground = lighten(calm, [paper], 1.22);
  return stageWithWhite(ground, character, isBright ? tone : secondOn(character));
}

/** What stands out on a dark stage: the second colour, and beside a grey a lighter grey. */
function secondOn({ isGrey, tone, other }: Character): Tone {
  return isGrey ? { l: 0.93, c: tone.c, h: tone.h } : { l: 0.8, c: 0.115, h: other };
}

function stageWithWhite(ground: string, { tone }: Character, second: Tone): Colours {
  const first = lighten(second, [ground], readable);
  // What is lifted is lighter than the stage where that leaves the highlight as it is, and darker elsewhere.
  const lift = isFar(first, [layOver(ground, "#ffffff", lifted)], readable) ? "#ffffff" : "#000000";
  const grounds = [ground, layOver(ground, lift, lifted)];
  const highlight = lighten(second, grounds, readable);
  const { l } = toTone(highlight);
  const on = lighten({ l: 0.965, c: Math.min(tone.c, 0.008), h: tone.h }, grounds, readable);
  const { l: groundsLight } = toTone(ground);
  return {
    ...shared(ground, on),
    "on-stage-soft": lighten({ l: 0.85, c: Math.min(tone.c, 0.02), h: tone.h }, grounds, readable),
    "stage-lift": lift,
    "stage-sheen": lift,
    "stage-control-hover": hex({ ...toTone(ground), l: groundsLight + (groundsLight > 0.32 ? -0.06 : 0.06) }),
    "stage-control-line": lighten({ l: 0.6, c: Math.min(tone.c, 0.03), h: tone.h }, grounds, visible),
    "highlight-on-stage": highlight,
    "highlight-on-stage-hover": hex({ ...toTone(highlight), l: l > 0.9 ? l - 0.05 : l + 0.055 }),
    "on-highlight": hex({ l: 0.2, c: Math.min(second.c, 0.025), h: second.h }),
    "on-highlight-strong": "#000000",
    cover: ground,
    "highlight-on-cover": highlight,
  };
}

function stageWithBlack(ground: string, { tone }: Character): Colours {
  const on = darkestOn(ground, tone);
  const ink = { l: 0.24, c: Math.min(tone.c, 0.045), h: tone.h };
  const highlight = darken(ink, [ground], readable);
  const hover = hex({ ...toTone(highlight), l: toTone(highlight).l + 0.06 });
  const cover = hex({ l: 0.27, c: Math.min(tone.c, 0.045), h: tone.h });
  return {
    ...shared(ground, on),
    "on-stage-soft": darken({ l: 0.34, c: Math.min(tone.c, 0.05), h: tone.h }, [ground], readable),
    "stage-lift": "#ffffff",
    "stage-sheen": "#ffffff",
    "stage-control-hover": hex({ ...tone, l: Math.min(tone.l + 0.06, 1) }),
    "stage-control-line": darken(
      { ...tone, l: tone.l - 0.2 },
      [ground, layOver(ground, "#ffffff", lifted)],
      visible,
    ),
    "highlight-on-stage": highlight,
    "highlight-on-stage-hover": hover,
    "on-highlight": lighten(tone, [highlight, hover], readable),
    "on-highlight-strong": "#ffffff",
    cover,
    "highlight-on-cover": lighten(tone, [cover], readable),
  };
}

function shared(stage: string, on: string): Colours {
  return { stage, "on-stage": on, "stage-control": on, "focus-on-stage": on };
}
