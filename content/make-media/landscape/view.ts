import type { Rgb } from "./canvas.ts";

/** What a lake view is made of. Positions are shares of the picture's width and height. */
export type View = {
  seed: number;
  width: number;
  height: number;
  /** Where the far shore meets the water. */
  shore: number;
  zenith: Rgb;
  middle: Rgb;
  horizon: Rgb;
  sun: { x: number; y: number; colour: Rgb; glow: number };
  cloud: { cover: number; lit: Rgb; shade: Rgb };
  haze: Rgb;
  /** How strongly distance swallows the hills. */
  mist: number;
  forest: Rgb[];
  forestLight: Rgb;
  hills: number;
  /** How tall the highest hill is, as a share of the height. */
  relief: number;
  broadleaf: number;
  water: { deep: Rgb; ripple: number; clarity: number; frozen?: boolean };
  stars?: boolean;
  frame?: "left" | "right" | "both";
  /** An SVG drawn over the view in a 1600-wide frame of the picture's shape. */
  foreground?: (width: number, height: number) => string;
  warmth: number;
};
