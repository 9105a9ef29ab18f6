import { randomUUID } from "node:crypto";
import { rm } from "node:fs/promises";
import { join } from "node:path";
import type { Settings } from "../../bin/stack/settings.ts";
import { lockDirectory } from "../../process/lock-directory.ts";
import { unfinishedIn } from "./archive/write-archive.ts";
import { compareInstance, signInToInstance } from "./instance/prove-instance.ts";
import { readRehearsalKey } from "./keys.ts";
import { asProblem, Problem } from "./problem.ts";
import { checkHostedContent } from "./server/hosted-content.ts";
import { compareServerDump } from "./server/rehearse-server.ts";
import { unpack } from "./unpack.ts";

/**
 * Restores an archive into scratch, compares everything with what was backed up, starts its database and signs in. Throws a Problem
 * when the archive would not bring this instance back.
 */
export async function rehearse(archive: string, settings: Settings): Promise<void> {
  const { identity } = await readRehearsalKey(settings);
  const unlock = lockDirectory(settings.backups.directory);
  const scratch = join(unfinishedIn(settings.backups.directory), randomUUID());
  try {
    const stated = await unpack(archive, identity, scratch).catch((error: unknown) => {
      const problem = asProblem(error);
      throw problem.code === "other" ? new Problem("archive", problem.message, { cause: error }) : problem;
    });
    if (stated.content === "hosted") await checkHostedContent(scratch, stated);
    if (stated.database === "server") return await compareServerDump(scratch, stated);
    await compareInstance(scratch, stated);
    await signInToInstance(scratch);
  } catch (error) {
    throw asProblem(error);
  } finally {
    await rm(scratch, { recursive: true, force: true });
    unlock();
  }
}
