import { storedPages } from "#server/stored-pages.ts";
import type { PageOutcome, Publish } from "./publish.ts";

/** Adds to the pages of a publish those that show its document by now, and these; the home page comes first. */
export function findPages(publish: Publish, paths: readonly string[]): void {
  const known = new Set(listPaths(publish));
  for (const path of [...paths, ...storedPages().listShowing(publish.documentId)])
    if (!known.has(path)) {
      known.add(path);
      publish.pages.push({ path, is: "waiting" });
    }
  publish.pages.sort((one, other) => (one.path < other.path ? -1 : 1));
}

export function listPaths({ pages }: Publish): string[] {
  return pages.map(({ path }) => path);
}

export function isOpen({ is }: PageOutcome): boolean {
  return is === "waiting" || is === "failed";
}
