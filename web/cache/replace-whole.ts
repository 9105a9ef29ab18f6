import { rename } from "node:fs/promises";
import type { CacheFs } from "next/dist/shared/lib/utils.js";
import { ofProcess } from "../server/of-process.ts";

type Folder = ReturnType<CacheFs["mkdir"]>;

/** What is under way, by its path. */
const folders = ofProcess("folders under way", () => new Map<string, Folder>());
const files = ofProcess("writes under way", () => new Map<string, Promise<void>>());

/**
 * Next's file methods, except that a file is replaced whole, in the order asked for. Next writes over the old text, and two
 * renderings that fetched the same answer do so at once: the tail of the longer one then made the file unreadable, and a crash
 * in the middle left half a page.
 */
export function replaceWhole(fs: CacheFs): CacheFs {
  async function replace(path: string, data: unknown, before: Promise<void> | undefined): Promise<void> {
    await before?.catch(() => {});
    // A build has several processes.
    const unfinished = `${path}.${process.pid}.new`;
    await fs.writeFile(unfinished, data);
    await rename(unfinished, path);
  }

  return {
    ...fs,
    // Next writes a file once its folder is there: in the order asked for only where all wait for the same one.
    mkdir: (path) => folders.get(path) ?? keepUntilDone(folders, path, fs.mkdir(path)),
    writeFile: (path, data) => keepUntilDone(files, path, replace(path, data, files.get(path))),
  };
}

function keepUntilDone<Result>(
  kept: Map<string, Promise<Result>>,
  path: string,
  work: Promise<Result>,
): Promise<Result> {
  kept.set(path, work);
  const forget = () => {
    if (kept.get(path) === work) kept.delete(path);
  };
  work.then(forget, forget);
  return work;
}
