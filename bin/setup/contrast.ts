import { wcagContrast } from "culori";
import type { Colours } from "../../content/brand.ts";

type Pair = { text: string; on: string; atLeast: number };

const grounds = ["paper", "paper-raised", "paper-sunken"];
/** Of letters; large ones could do with less, but no token is for large letters alone. */
const readable = 4.5;
/** Of lines and rings that say where something is. */
const visible = 3;

/** Which colours stand on which, and how far apart they have to be. */
const pairs: Pair[] = [
  ...pair(readable, ["ink", "ink-soft", "accent", "highlight", "danger"], grounds),
  ...pair(readable, ["ink", "accent", "accent-strong"], ["accent-soft"]),
  ...pair(readable, ["ink", "highlight"], ["highlight-soft"]),
  ...pair(readable, ["ink", "danger"], ["danger-soft"]),
  ...pair(readable, ["ink"], ["focus-soft", "mark"]),
  ...pair(readable, ["on-accent"], ["accent", "accent-strong"]),
  ...pair(readable, ["on-danger"], ["danger-back", "danger-back-hover"]),
  ...pair(readable, ["paper"], ["ink", "ink-hover"]),
  ...pair(readable, ["on-stage", "on-stage-soft", "highlight-on-stage"], ["stage"]),
  ...pair(readable, ["on-highlight"], ["highlight-on-stage", "highlight-on-stage-hover"]),
  ...pair(readable, ["on-night"], ["night", "night-raised"]),
  ...pair(visible, ["line-strong", "focus"], grounds),
];

function pair(atLeast: number, texts: string[], on: string[]): Pair[] {
  return texts.flatMap((text) => on.map((ground) => ({ text, on: ground, atLeast })));
}

/** The pairs that cannot be read in one scheme or the other, each as a sentence. */
export function findLowContrast(colours: Colours): string[] {
  return (["light", "dark"] as const).flatMap((scheme) =>
    pairs.flatMap(({ text, on, atLeast }) => {
      const ratio = wcagContrast(colours[scheme][text] ?? "", colours[scheme][on] ?? "");
      return ratio >= atLeast ? [] : [`${scheme}: ${text} on ${on} is ${ratio.toFixed(2)}, not ${atLeast}`];
    }),
  );
}
