import "server-only";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { type RevisionMark, readMark } from "#sanity/revisions/revision-mark.ts";

/**
 * The mark of a page as Next's file of it has it, without having the page served: that would load all it consists of.
 * Undefined where there is no such file. It may be older than what visitors get, never newer.
 */
export async function readStoredMark(path: string): Promise<RevisionMark | undefined> {
  // Set by cache/page-finisher.ts, which Next tells where it is.
  const folder: unknown = Reflect.get(globalThis, Symbol.for("corner-pocket static pages"));
  if (typeof folder !== "string") return;
  const html = await readFile(join(folder, path === "/" ? "index.html" : `${path}.html`), "utf8").catch(
    () => "",
  );
  return readMark(html);
}
