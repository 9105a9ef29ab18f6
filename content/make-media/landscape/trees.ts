import { noise } from "../stage/noise.ts";
import { type Canvas, clamp, mixed, type Rgb } from "./canvas.ts";

export type Tree = {
  x: number;
  base: number;
  height: number;
  dark: Rgb;
  light: Rgb;
  lean: number;
  seed: number;
};

/** A spruce: tiers of branches that widen downwards, feathered at the edge, lit from the side that `lean` points to. */
export function paintConifer(canvas: Canvas, tree: Tree): void {
  const { x, base, height, seed } = tree;
  const slim = 0.15 + 0.07 * noise(seed * 3.3, 1.5, 9);
  const tiers = clamp(Math.round(height / 9), 4, 16);
  for (let row = 0; row < height; row++) {
    const t = row / height;
    const phase = (t * tiers + noise(seed, t * tiers * 0.5, 4) * 0.8) % 1;
    const reach = height * slim * (0.06 + t ** 0.9) * (0.6 + 0.4 * phase) + 0.6;
    const y = Math.round(base - height + row);
    for (let dx = -Math.ceil(reach); dx <= Math.ceil(reach); dx++) {
      const far = Math.abs(dx) / reach;
      const needle = noise((x + dx) * 0.42 + seed, y * 0.42, 5);
      if (far > 0.55 && needle < (far - 0.55) * 1.7) continue;
      const side = clamp(0.5 + (dx / reach) * 0.5 * tree.lean);
      const shade = clamp(0.15 + 0.5 * side * (1 - phase * 0.55) + (needle - 0.5) * 0.75);
      canvas.lay(Math.round(x + dx), y, mixed(tree.dark, tree.light, shade), clamp((1.08 - far) * 5));
    }
  }
}

/** A broadleaf crown built of leaf clumps. */
export function paintBroadleaf(canvas: Canvas, tree: Tree): void {
  const { x, base, height, seed } = tree;
  const wide = height * (0.3 + 0.1 * noise(seed * 2.1, 0.5, 9));
  for (let row = 0; row < height; row++) {
    const t = row / height;
    const crown = Math.sin(Math.PI * clamp(t * 0.9 + 0.06)) ** 0.6;
    const y = Math.round(base - height + row);
    const reach = wide * crown * (0.8 + 0.5 * (noise(seed * 5, t * 7, 6) - 0.3));
    for (let dx = -Math.ceil(reach); dx <= Math.ceil(reach); dx++) {
      const far = Math.abs(dx) / reach;
      const clump =
        noise((x + dx) * 0.16 + seed, y * 0.2, 7) * 0.6 + noise((x + dx) * 0.5, y * 0.5 + seed, 8) * 0.4;
      if (far > 0.72 && clump < (far - 0.72) * 2.4) continue;
      const side = clamp(0.5 + (dx / reach) * 0.5 * tree.lean);
      const shade = clamp(0.1 + 0.4 * side + (1 - t) * 0.25 + (clump - 0.5) * 1.1);
      canvas.lay(Math.round(x + dx), y, mixed(tree.dark, tree.light, shade), clamp((1.05 - far) * 6));
    }
  }
}
