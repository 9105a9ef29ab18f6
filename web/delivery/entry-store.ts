import { createHash } from "node:crypto";
import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { deserialize, serialize } from "node:v8";
import type { CacheHandlerValue } from "next/dist/server/lib/incremental-cache/index.js";

/** What Next stored: `lastModified` is when its making began, in milliseconds since 1970. */
export type Entry = Pick<CacheHandlerValue, "value" | "lastModified" | "cacheControl">;

const entriesInMemory = 200;

/**
 * Keeps each entry as one file of `folder`, and those that were used last in memory. A file is written beside the old one and
 * then takes its place, one after the other: a crash or a full disk leaves the old one whole.
 */
export function openEntryStore(folder: string) {
  const recent = new Map<string, Entry>();
  let writing: Promise<unknown> = Promise.resolve();

  function remember(key: string, entry: Entry): Entry {
    recent.delete(key);
    recent.set(key, entry);
    const [oldest] = recent.keys();
    if (recent.size > entriesInMemory && oldest !== undefined) recent.delete(oldest);
    return entry;
  }

  async function replace(path: string, entry: Entry): Promise<void> {
    await mkdir(folder, { recursive: true });
    // A build has several processes.
    const unfinished = `${path}.${process.pid}.new`;
    await writeFile(unfinished, serialize(entry));
    await rename(unfinished, path);
  }

  function pathOf(key: string): string {
    return join(folder, createHash("sha256").update(key).digest("hex"));
  }

  return {
    async read(key: string): Promise<Entry | null> {
      const known = recent.get(key) ?? (await readEntry(pathOf(key)));
      // Another one may have been written meanwhile.
      return known && remember(key, recent.get(key) ?? known);
    },

    remember,

    /** Resolves once the file is there; what is read meanwhile is the new entry. */
    async write(key: string, entry: Entry): Promise<void> {
      remember(key, entry);
      const written = writing.then(() => replace(pathOf(key), entry));
      writing = written.catch(() => {});
      await written;
    },
  };
}

async function readEntry(path: string): Promise<Entry | null> {
  const bytes = await readFile(path).catch(() => null);
  return bytes && deserialize(bytes);
}
