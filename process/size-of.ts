import { opendir, stat } from "node:fs/promises";
import { join } from "node:path";

/** The bytes of a file, or of all files in a folder and below. */
export async function sizeOf(path: string): Promise<number> {
  const found = await stat(path);
  if (!found.isDirectory()) return found.size;
  let bytes = 0;
  for await (const entry of await opendir(path, { recursive: true }))
    if (entry.isFile()) bytes += (await stat(join(entry.parentPath, entry.name))).size;
  return bytes;
}
