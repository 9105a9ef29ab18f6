import { randomUUID } from "node:crypto";
import { mkdir, readdir, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { openHosted } from "../../bin/content/content-clients.ts";
import type { Settings } from "../../bin/stack/settings.ts";
import { withDatabaseApi } from "../../bin/stack/with-database-api.ts";
import { lockDirectory } from "../../process/lock-directory.ts";
import type { Manifest } from "./archive/manifest.ts";
import { compareInstance } from "./instance/prove-instance.ts";
import { checkHostedContent, requireEmptyDataset, restoreHostedContent } from "./server/hosted-content.ts";
import { readDatabaseAddress } from "./server/postgres-programs.ts";
import { restoreServer } from "./server/restore-server.ts";
import { restoreHostedFiles } from "./server/take-hosted-files.ts";
import { listInstance, unpack } from "./unpack.ts";

/**
 * Makes the data directory what an archive holds. Refused where there is an instance already, unless it may be put aside; it is
 * never deleted. Nothing is moved into place before all of the archive was unpacked and compared. Answers where the old one is.
 */
export async function restoreArchive(
  archive: string,
  identity: string,
  { settings, isReplacing }: { settings: Settings; isReplacing: boolean },
): Promise<{ manifest: Manifest; putAside: string | null }> {
  const { dataDirectory } = settings;
  const unlock = lockDirectory(dataDirectory);
  const scratch = join(dataDirectory, "restoring");
  try {
    const present = await listInstance(dataDirectory);
    // Each of them may run without the launcher.
    for (const part of ["supabase", "lake", "stripe"])
      if (present.includes(part)) lockDirectory(join(dataDirectory, part))();
    if (present.length > 0 && !isReplacing)
      throw new Error(
        `There is an instance in ${dataDirectory} already, and nothing was changed. Add \`--replace\` to put it aside and restore.`,
      );
    await rm(scratch, { recursive: true, force: true });
    const manifest = await unpack(archive, identity, scratch);
    requireSameServices(manifest, settings);
    if (manifest.database === "embedded") await compareInstance(scratch, manifest);
    await restoreHosted(scratch, manifest, settings);

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

/** An archive goes back to where it came from: what a hosted database holds is no folder of the embedded one. */
function requireSameServices({ database, content }: Manifest, settings: Settings): void {
  const wanted = `the ${database === "server" ? "hosted" : "embedded"} database and ${content === "hosted" ? "hosted content" : "the lake"}`;
  const isSame =
    settings.isDatabaseLocal === (database === "embedded") &&
    settings.isContentLocal === (content === "lake");
  if (!isSame) throw new Error(`The archive is of ${wanted}, and .env names others. Nothing was changed.`);
}

/** Hosted services are filled where they are empty; what they took is not kept here. */
async function restoreHosted(directory: string, manifest: Manifest, settings: Settings): Promise<void> {
  if (manifest.content === "hosted") {
    await checkHostedContent(directory, manifest);
    await requireEmptyDataset(openHosted());
  }
  if (manifest.database === "server") {
    const objects = await restoreServer(directory, manifest, readDatabaseAddress());
    await withDatabaseApi(settings, (api) => restoreHostedFiles(objects, api, directory));
  }
  if (manifest.content === "hosted") await restoreHostedContent(directory, openHosted());
  const taken = manifest.database === "server" ? ["database.dump", "supabase"] : [];
  for (const name of [...taken, "content.tar.gz"])
    await rm(join(directory, name), { recursive: true, force: true });
}
