import { readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";

/** Deletes the oldest files directly in a folder until they take at most `maxBytes`. A missing folder is an empty one. */
export async function trimDirectory(directory: string, maxBytes: number): Promise<void> {
  const entries = await readdir(directory, { withFileTypes: true }).catch(() => []);
  const files: { path: string; size: number; written: number }[] = [];
  for (const entry of entries.filter((candidate) => candidate.isFile())) {
    const path = join(directory, entry.name);
    const stats = await stat(path).catch(() => undefined);
    if (stats) files.push({ path, size: stats.size, written: stats.mtimeMs });
  }
  let total = files.reduce((sum, file) => sum + file.size, 0);
  for (const file of files.toSorted((one, other) => one.written - other.written)) {
    if (total <= maxBytes) return;
    await rm(file.path, { force: true });
    total -= file.size;
  }
}
