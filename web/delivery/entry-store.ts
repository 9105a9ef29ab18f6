import { createHash } from "node:crypto";
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { deserialize, serialize } from "node:v8";
import type { CacheHandlerValue } from "next/dist/server/lib/incremental-cache/index.js";

/** What Next stored: `lastModified` is when its making began, in milliseconds since 1970. */
export type Entry = Pick<CacheHandlerValue, "value" | "lastModified" | "cacheControl">;

const entriesInMemory = 200;
const missingInMemory = 50;
const dayMs = 24 * 3600 * 1000;

/** How many entries the folder keeps, and for how long since one was last asked for. A site of 200 pages has some 900. */
const kept = { files: 5000, ms: 30 * dayMs };
const writesBetweenSweeps = 100;

/**
 * Keeps each entry as one file of `folder`, and those that were used last in memory. A file is written beside the old one and
 * then takes its place, one after the other: a crash or a full disk leaves the old one whole. What stands for nothing, such as the
 * answer to an address that does not exist, is kept for a while in memory alone, beside the others: anybody can ask for any number.
 */
export function openEntryStore(folder: string) {
  const recent = keepLatest<Entry>(entriesInMemory);
  const missing = keepLatest<Entry>(missingInMemory);
  /** When the file of an entry last got a new time, in milliseconds since 1970. */
  const touched = keepLatest<number>(entriesInMemory);
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
    if (writes++ % writesBetweenSweeps === 0) await sweep(folder);
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

/** A map that forgets what was set longest ago. */
function keepLatest<Value>(limit: number) {
  const values = new Map<string, Value>();
  return {
    get(key: string): Value | undefined {
      return values.get(key);
    },
    set(key: string, value: Value): void {
      values.delete(key);
      values.set(key, value);
      const [oldest] = values.keys();
      if (values.size > limit && oldest !== undefined) values.delete(oldest);
    },
    delete(key: string): void {
      values.delete(key);
    },
  };
}

/** Removes what nobody has asked for in a long time, and beyond a number what nobody has asked for the longest. */
async function sweep(folder: string): Promise<void> {
  const files = await Promise.all(
    (await readdir(folder)).map(async (name) => {
      const path = join(folder, name);
      // Another process may have been here first.
      const time = await stat(path).catch(() => null);
      return { path, usedMs: time?.mtimeMs ?? 0 };
    }),
  );
  const latestFirst = files.sort((one, other) => other.usedMs - one.usedMs);
  const tooOld = Date.now() - kept.ms;
  const left = latestFirst.filter(({ usedMs }, place) => place >= kept.files || usedMs < tooOld);
  await Promise.all(left.map(({ path }) => rm(path, { force: true })));
}

async function readEntry(path: string): Promise<Entry | null> {
  const bytes = await readFile(path).catch(() => null);
  return bytes && deserialize(bytes);
}
