import { statfs } from "node:fs/promises";
import { sizeOf } from "../../process/size-of.ts";
import type { Source } from "./archive/write-archive.ts";
import { Problem } from "./problem.ts";

/** The product itself needs room to go on. */
const sparedBytes = 128 * 1024 * 1024;

/** Throws a Problem unless what is to be written surely fits on the disk: a backup must not be what fills it. */
export async function requireRoom(directory: string, sources: Source[]): Promise<void> {
  let needed = sparedBytes;
  for (const source of sources) needed += "text" in source ? source.text.length : await sizeOf(source.from);
  await requireBytes(directory, needed);
}

/** The same for a number of bytes, to which nothing is added. */
export async function requireBytes(directory: string, needed: number): Promise<void> {
  const { bavail, bsize } = await statfs(directory);
  if (bavail * bsize >= needed) return;
  const missing = Math.ceil((needed - bavail * bsize) / 1024 / 1024);
  throw new Problem("no_space", `There is too little room in ${directory}: ${missing} MB more are needed.`);
}
