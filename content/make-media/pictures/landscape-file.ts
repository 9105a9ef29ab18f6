import { createHash } from "node:crypto";
import { existsSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { hours } from "../landscape/hours.ts";
import { paintLandscape } from "../landscape/paint-landscape.ts";
import type { View } from "../landscape/view.ts";
import { cacheFolder, ensureFolderOf } from "../stage/folders.ts";

/** The file of a lake view, painted at the first call and kept until the cache is deleted. */
export async function landscapeFile(
  hour: keyof typeof hours,
  seed: number,
  change: Partial<View> = {},
): Promise<string> {
  const view: View = { ...hours[hour], seed, ...change };
  const drawing = view.foreground?.(view.width, view.height) ?? "";
  const key = createHash("sha1")
    .update(JSON.stringify(view) + drawing)
    .digest("hex")
    .slice(0, 12);
  const file = ensureFolderOf(join(cacheFolder, `landscapes/${hour}-${seed}-${key}.png`));
  if (!existsSync(file)) writeFileSync(file, await paintLandscape(view));
  return file;
}
