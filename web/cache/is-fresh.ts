import { createRequire } from "node:module";
import type { CacheHandlerValue } from "next/dist/server/lib/incremental-cache/index.js";

const {
  areTagsExpired,
  areTagsStale,
}: typeof import("next/dist/server/lib/incremental-cache/tags-manifest.external.js") = createRequire(
  import.meta.url,
)("next/dist/server/lib/incremental-cache/tags-manifest.external.js");

/** Whether nothing in the entry was published since it was made, and its time is not over. */
export function isFresh({ value, lastModified, cacheControl }: CacheHandlerValue): boolean {
  const header = value && "headers" in value ? value.headers?.["x-next-cache-tags"] : undefined;
  const tags = typeof header === "string" ? header.split(",") : [];
  if (areTagsExpired(tags, lastModified) || areTagsStale(tags, lastModified)) return false;
  const seconds = cacheControl?.revalidate;
  return typeof seconds !== "number" || lastModified + seconds * 1000 > Date.now();
}
