import { randomUUID } from "node:crypto";
import { type FileHandle, mkdir, open, rename, rm } from "node:fs/promises";
import { dirname, join } from "node:path";

/**
 * Writes a file so that after a crash it is there whole or not at all: temporary file, fsync, rename, fsync of the folder.
 * `write` fills the temporary file and says what to call the finished one; when it throws nothing is left behind.
 */
export async function writeAtomically<Result extends { path: string }>(
  temporaryDirectory: string,
  write: (file: FileHandle, temporaryPath: string) => Promise<Result>,
): Promise<Result> {
  await mkdir(temporaryDirectory, { recursive: true });
  const temporaryPath = join(temporaryDirectory, randomUUID());
  const file = await open(temporaryPath, "wx");
  try {
    const result = await write(file, temporaryPath);
    await file.sync();
    await mkdir(dirname(result.path), { recursive: true });
    await rename(temporaryPath, result.path);
    await syncDirectory(dirname(result.path));
    return result;
  } catch (error) {
    await rm(temporaryPath, { force: true });
    throw error;
  } finally {
    await file.close();
  }
}

async function syncDirectory(path: string): Promise<void> {
  const directory = await open(path, "r");
  try {
    await directory.sync();
  } finally {
    await directory.close();
  }
}
