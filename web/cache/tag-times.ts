import { createRequire } from "node:module";

const { tagsManifest }: typeof import("next/dist/server/lib/incremental-cache/tags-manifest.external.js") =
  createRequire(import.meta.url)("next/dist/server/lib/incremental-cache/tags-manifest.external.js");

/** When a tag was last published (`stale`) or withdrawn (`expired`), in milliseconds since 1970, as Next keeps it. */
type TagTimes = { stale?: number; expired?: number };

/** This process's times as text, for other processes: of the given tags, or of all. */
export function writeTagTimes(tags: Iterable<string> = tagsManifest.keys()): Record<string, string> {
  return Object.fromEntries(Array.from(tags, (tag) => [tag, JSON.stringify(tagsManifest.get(tag) ?? {})]));
}

/** Takes over what another process knows, unless this one knows better. */
export function learnTagTimes(texts: Record<string, string>): void {
  for (const [tag, text] of Object.entries(texts)) {
    const told: TagTimes = JSON.parse(text);
    const known = tagsManifest.get(tag) ?? {};
    tagsManifest.set(tag, { ...later("stale", known, told), ...later("expired", known, told) });
  }
}

function later(name: keyof TagTimes, one: TagTimes, other: TagTimes): TagTimes {
  const time = Math.max(one[name] ?? 0, other[name] ?? 0);
  return time ? { [name]: time } : {};
}
