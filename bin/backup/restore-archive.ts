import { randomUUID } from "node:crypto";
import { mkdir, readdir, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { lockDirectory } from "../../local/lock-directory.ts";
import type { Settings } from "../stack/settings.ts";
import type { Manifest } from "./archive/manifest.ts";
import { compareInstance } from "./instance/prove-instance.ts";
import { listInstance, unpack } from "./unpack.ts";

/**
 * Makes the data directory what an archive holds. Refused where there is an instance already, unless it may be put aside; it is
 * never deleted. Nothing is moved into place before all of the archive was unpacked and compared. Answers where the old one is.
 */
export async function restoreArchive(
  archive: string,
  identity: string,
  { settings: { dataDirectory }, isReplacing }: { settings: Settings; isReplacing: boolean },
): Promise<{ manifest: Manifest; putAside: string | null }> {
  const unlock = lockDirectory(dataDirectory);
  const scratch = join(dataDirectory, "restoring");
  try {
    const present = await listInstance(dataDirectory);
    if (present.length > 0 && !isReplacing)
      throw new Error(
        `There is an instance in ${dataDirectory} already, and nothing was changed. Add \`--replace\` to put it aside and restore.`,
      );
    await rm(scratch, { recursive: true, force: true });
    const manifest = await unpack(archive, identity, scratch);
    await compareInstance(scratch, manifest);

    const putAside =
      present.length > 0 ? join(dataDirectory, `before-restore-${randomUUID().slice(0, 8)}`) : null;
    if (putAside) await mkdir(putAside, { mode: 0o700 });
    if (putAside) for (const name of present) await rename(join(dataDirectory, name), join(putAside, name));
    for (const name of await readdir(scratch)) await rename(join(scratch, name), join(dataDirectory, name));
    return { manifest, putAside };
  } finally {
    await rm(scratch, { recursive: true, force: true });
    unlock();
  }
}
