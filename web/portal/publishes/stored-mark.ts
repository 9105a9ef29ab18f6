import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { type RevisionMark, readMark } from "#sanity/revisions/revision-mark.ts";

/**
 * The mark of a page as Next's newest file of it has it, without having the page served: that would load all it consists of.
 * Undefined where there is no such file. It may be older than what visitors get, never newer.
 */
export async function readStoredMark(path: string): Promise<RevisionMark | undefined> {
  // Set by cache/page-finisher.ts, which Next tells where it is.
  const folder: unknown = Reflect.get(globalThis, Symbol.for("corner-pocket built server"));
  if (typeof folder !== "string") return;
  // What was rendered since the build lies by the hash of the route that rendered it; the build's own pages stay as they were.
  const rendered = join(folder, "route-cache", "APP_PAGE");
  const routes = await readdir(rendered).catch(() => []);
  const name = path === "/" ? "index.html" : `${path}.html`;
  for (const parent of [...routes.map((route) => join(rendered, route, "$")), join(folder, "app")]) {
    const html = await readFile(join(parent, name), "utf8").catch(() => undefined);
    if (html !== undefined) return readMark(html);
  }
  return;
}
