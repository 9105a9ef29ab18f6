import { readdir, rm } from "node:fs/promises";
import { join } from "node:path";

const pattern = /^corner-pocket-\d{4}-\d{2}-\d{2}T\d{6}Z\.age$/;

/** What an archive of this moment is called: the names of archives stand in the order of their times. */
export function nameArchive(moment: Date): string {
  return `corner-pocket-${moment.toISOString().slice(0, 19).replaceAll(":", "")}Z.age`;
}

/** The archives of a folder by their names, the newest first. Nothing else in it counts. */
export async function listArchives(directory: string): Promise<string[]> {
  const names = await readdir(directory).catch(() => []);
  return names
    .filter((name) => pattern.test(name))
    .sort()
    .reverse();
}

export async function dropOldArchives(directory: string, keep: number): Promise<void> {
  for (const name of (await listArchives(directory)).slice(keep)) await rm(join(directory, name));
}

/** When an archive was made, as its name says. */
export function momentOf(name: string): Date {
  const text = name.slice("corner-pocket-".length, -".age".length);
  return new Date(text.replace(/T(\d\d)(\d\d)(\d\d)Z$/, "T$1:$2:$3Z"));
}
