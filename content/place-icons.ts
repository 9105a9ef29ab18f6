import { createHash } from "node:crypto";
import { copyFileSync, mkdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { preferOwn } from "./brand.ts";

/** Copies the agency's icons to where a tool looks for them, by their paths in its folder. Answers with a mark of what they show. */
export function placeIcons(folder: string, places: Record<string, string>): string {
  const hash = createHash("sha256");
  for (const [place, icon] of Object.entries(places)) {
    const source = preferOwn(`icons/${icon}`, `content/icons/${icon}`);
    const target = join(folder, place);
    mkdirSync(dirname(target), { recursive: true });
    copyFileSync(source, target);
    hash.update(readFileSync(source));
  }
  return hash.digest("hex").slice(0, 8);
}
