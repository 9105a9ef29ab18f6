import { readFileSync } from "node:fs";
import { join } from "node:path";
import { wcagContrast } from "culori";
import type { Colours } from "../../content/brand.ts";
import { layOver } from "./tones.ts";

/** `over` is laid over the ground by so much. A pair with `named` holds only where the palette says that colour itself. */
type Pair = {
  text: string;
  on: string;
  atLeast: number;
  over?: [colour: string, part: number];
  named?: string;
};

const grounds = ["paper", "paper-raised", "paper-sunken"];
/** Of letters; only the headline is for large ones alone. */
const readable = 4.5;
/** Of lines and rings that say where something is, and of large letters. */
const visible = 3;

const onStage = ["on-stage", "on-stage-soft", "highlight-on-stage"];

/** Which colours stand on which, and how far apart they have to be. */
const pairs: Pair[] = [
  ...pair(readable, ["ink", "ink-soft", "accent", "highlight", "danger"], grounds),
  ...pair(readable, ["ink", "accent", "accent-strong"], ["accent-soft"]),
  ...pair(readable, ["ink", "highlight"], ["highlight-soft"]),
  ...pair(readable, ["ink", "danger"], ["danger-soft"]),
  ...pair(readable, ["ink"], ["focus-soft", "mark"]),
  ...pair(readable, ["on-accent"], ["accent", "accent-strong"]),
  ...pair(readable, ["on-fill"], ["fill", "fill-strong"]),
  ...pair(readable, ["on-danger"], ["danger-back", "danger-back-hover"]),
  ...pair(readable, ["paper"], ["ink", "ink-hover"]),
  ...pair(visible, ["headline"], ["paper"]),
  ...pair(readable, [...onStage, "stage-control"], ["stage"]),
  ...named("stage-lift", pair(readable, onStage, ["stage"]), 0.15), // web/portal/client/action-items
  ...named("stage-sheen", pair(readable, onStage, ["stage"]), 0.09), // web/accounts/account-form
  ...named("stage-control-hover", pair(readable, ["stage-control"], ["stage-control-hover"])),
  ...named("stage-control-line", pair(visible, ["stage-control-line"], ["stage"])),
  ...named("focus-on-stage", pair(visible, ["focus-on-stage"], ["stage"])),
  ...pair(readable, ["on-highlight"], ["highlight-on-stage", "highlight-on-stage-hover"]),
  ...pair(readable, ["highlight-on-stage"], ["on-highlight-strong"]),
  ...pair(readable, ["on-tile"], ["tile"]),
  ...pair(readable, ["on-cover", "white"], ["cover"]),
  ...pair(readable, ["on-cover"], ["night"]),
  ...pair(readable, ["on-night"], ["night", "night-raised"]),
  ...pair(visible, ["line-strong", "focus"], grounds),
];

function pair(atLeast: number, texts: string[], on: string[]): Pair[] {
  return texts.flatMap((text) => on.map((ground) => ({ text, on: ground, atLeast })));
}

/** These where a palette names a colour; with a part, where that colour lies over the ground. */
function named(colour: string, of: Pair[], part?: number): Pair[] {
  return of.map((each) => ({ ...each, named: colour, ...(part && { over: [colour, part] }) }));
}

/** The pairs that cannot be read in one scheme or the other, each as a sentence. */
export function findLowContrast(colours: Colours): string[] {
  return (["light", "dark"] as const).flatMap((scheme) => {
    const palette = { ...usual, ...colours[scheme] };
    return pairs.flatMap(({ text, on, atLeast, over, named }) => {
      if (named && !(named in colours[scheme])) return [];
      const ground = follow(palette, on);
      const seen = over ? layOver(ground, follow(palette, over[0]), over[1]) : ground;
      const ratio = wcagContrast(follow(palette, text), seen);
      if (ratio >= atLeast) return [];
      const name = over ? `${on} under ${over[0]}` : on;
      return [`${scheme}: ${text} on ${name} is ${ratio.toFixed(2)}, not ${atLeast}`];
    });
  });
}

const standIns = readFileSync(join(import.meta.dirname, "../../web/styles/usual-colours.css"), "utf8");

/** What stands for a colour that a palette does not name: a colour, or the name of another. */
const usual: Record<string, string> = {
  white: "#ffffff",
  ...Object.fromEntries(
    [...standIns.matchAll(/^\s+--([\w-]+): (?:var\(--([\w-]+)\)|(#\w{6}));/gm)].map(
      ([, name = "", other, colour = ""]) => [name, other ?? colour],
    ),
  ),
};

function follow(palette: Record<string, string>, name: string): string {
  const colour = palette[name];
  if (colour === undefined) throw new Error(`Nothing says what ${name} is`);
  return colour.startsWith("#") ? colour : follow(palette, colour);
}
