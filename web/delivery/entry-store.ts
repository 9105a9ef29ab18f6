import { createHash } from "node:crypto";
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { deserialize, serialize } from "node:v8";
import type { CacheHandlerValue } from "next/dist/server/lib/incremental-cache/index.js";
import { keepLatest } from "#server/keep-latest.ts";

/** What Next stored: `lastModified` is when its making began, in milliseconds since 1970. */
export type Entry = Pick<CacheHandlerValue, "value" | "lastModified" | "cacheControl"> & {
  /** Of an answer of the content service: what it was asked for. */
  tags?: readonly string[];
  /** Of a page or file: the answers that it was made from, the hash of each by its key. */
  answers?: Record<string, string>;
  /** Of a page that could not be rendered anew: it is as it was, whatever its date says. */
  isRetained?: boolean;
};

const missingInMemory = 50;
const dayMs = 24 * 3600 * 1000;

/** How many entries the folder keeps, and for how long since one was last asked for. A site of 200 pages has some 300. */
const usual = { files: 5000, inMemory: 200 };
const msKept = 30 * dayMs;
const writesBetweenSweeps = 100;

/**
 * Keeps each entry as one file of `folder`, and those that were used last in memory. A file is written beside the old one and
 * then takes its place, one after the other: a crash or a full disk leaves the old one whole. What stands for nothing, such as the
 * answer to an address that does not exist, is kept for a while in memory alone, beside the others: anybody can ask for any number.
 */
export function openEntryStore(folder: string, { files, inMemory } = usual) {
  const recent = keepLatest<Entry>(inMemory);
  const missing = keepLatest<Entry>(missingInMemory);
  /** When the file of an entry last got a new time, in milliseconds since 1970. */
  const touched = keepLatest<number>(inMemory);
  let writing: Promise<unknown> = Promise.resolve();
  let writes = 0;

  /** One after the other, whatever becomes of those before. */
  function inTurn(act: () => Promise<void>): Promise<void> {
    const done = writing.then(act);
    writing = done.catch(() => {});
    return done;
  }

  function remember(key: string, entry: Entry): Entry {
    missing.delete(key);
    recent.set(key, entry);
    return entry;
  }

  async function replace(path: string, entry: Entry): Promise<void> {
    await mkdir(folder, { recursive: true });
    // A build has several processes.
    const unfinished = `${path}.${process.pid}.new`;
    await writeFile(unfinished, serialize(entry));
    await rename(unfinished, path);
    if (writes++ % writesBetweenSweeps === 0) await sweep(folder, files);
  }

  function pathOf(key: string): string {
    return join(folder, createHash("sha256").update(key).digest("hex"));
  }

  /** A file's time says when it was last of use, to the day. */
  function touch(key: string): void {
    const now = Date.now();
    if (now - (touched.get(key) ?? 0) < dayMs) return;
    touched.set(key, now);
    void utimes(pathOf(key), now / 1000, now / 1000).catch(() => {});
  }

  return {
    async read(key: string): Promise<Entry | null> {
      const nothing = missing.get(key);
      if (nothing) return nothing;
      const known = recent.get(key) ?? (await readEntry(pathOf(key)));
      if (!known) return null;
      touch(key);
      // Another one may have been written meanwhile.
      return missing.get(key) ?? remember(key, recent.get(key) ?? known);
    },

    remember,

    /** The same without keeping it in memory, for what is only to be looked at. */
    async look(key: string): Promise<Entry | null> {
      return recent.get(key) ?? (await readEntry(pathOf(key)));
    },

    /** Resolves once the file is there; what is read meanwhile is the new entry. */
    async write(key: string, entry: Entry): Promise<void> {
      remember(key, entry);
      touched.set(key, Date.now());
      await inTurn(() => replace(pathOf(key), entry));
    },

    /** In place of what was there before: resolves once that has left the disk. */
    async writeMissing(key: string, entry: Entry): Promise<void> {
      recent.delete(key);
      missing.set(key, entry);
      await inTurn(() => rm(pathOf(key), { force: true }));
    },
  };
}

/** Removes what nobody has asked for in a long time, and beyond a number what nobody has asked for the longest. */
async function sweep(folder: string, most: number): Promise<void> {
  const found = await readdir(folder, { withFileTypes: true });
  const files = await Promise.all(
    found
      .filter((one) => one.isFile())
      .map(async ({ name }) => {
        const path = join(folder, name);
        // Another process may have been here first.
        const time = await stat(path).catch(() => null);
        return { path, usedMs: time?.mtimeMs ?? 0 };
      }),
  );
  const latestFirst = files.sort((one, other) => other.usedMs - one.usedMs);
  const tooOld = Date.now() - msKept;
  const left = latestFirst.filter(({ usedMs }, place) => place >= most || usedMs < tooOld);
  await Promise.all(left.map(({ path }) => rm(path, { force: true })));
}

async function readEntry(path: string): Promise<Entry | null> {
  const bytes = await readFile(path).catch(() => null);
  return bytes && deserialize(bytes);
}
