import { randomUUID } from "node:crypto";
import { mkdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import type { Settings } from "../../bin/stack/settings.ts";
import { lockDirectory } from "../../process/lock-directory.ts";
import type { Manifest } from "./archive/manifest.ts";
import { unfinishedIn, writeArchive } from "./archive/write-archive.ts";
import { dropOldArchives, nameArchive } from "./archives-kept.ts";
import { readRecipient, readRehearsalKey } from "./keys.ts";
import { asProblem } from "./problem.ts";
import { requireRoom } from "./room.ts";
import { takeInstance } from "./take-instance.ts";

type Backup = { path: string; bytes: number; manifest: Manifest };

/**
 * Makes one archive of everything that this instance knows, while it runs: every row that was acknowledged before is in it. Throws
 * a Problem when it cannot; then there is no archive, and no half of one.
 */
export async function makeBackup(settings: Settings): Promise<Backup> {
  const { directory, recipient, keep } = settings.backups;
  if (!recipient)
    throw new Error(
      "BACKUP_RECIPIENT is not set. `npm run backup -- --new-key` makes a key and says what to set.",
    );
  const recipients = [readRecipient(recipient), (await readRehearsalKey(settings)).recipient];
  const unlock = lockDirectory(directory);
  const scratch = join(unfinishedIn(directory), randomUUID());
  let snapshot: string | null = null;
  try {
    await rm(unfinishedIn(directory), { recursive: true, force: true });
    await mkdir(scratch, { recursive: true });
    const taken = await takeInstance(settings, scratch);
    snapshot = taken.snapshot;
    await requireRoom(directory, taken.sources);
    const target = { folder: directory, name: nameArchive(new Date()) };
    const { path, manifest } = await writeArchive(target, { recipients, ...taken });
    await dropOldArchives(directory, keep);
    return { path, bytes: (await stat(path)).size, manifest };
  } catch (error) {
    throw asProblem(error);
  } finally {
    if (snapshot) await rm(snapshot, { recursive: true, force: true });
    await rm(unfinishedIn(directory), { recursive: true, force: true });
    unlock();
  }
}
