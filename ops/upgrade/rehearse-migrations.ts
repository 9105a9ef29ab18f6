import { randomUUID } from "node:crypto";
import { rm } from "node:fs/promises";
import { join } from "node:path";
import type { Settings } from "../../bin/stack/settings.ts";
import { applyMigrations } from "../../local/supabase/apply-migrations.ts";
import { supabaseFolder } from "../../local/supabase/open-backend.ts";
import { withDatabase } from "../../local/supabase/open-database.ts";
import { readRehearsalKey } from "../backup/keys.ts";
import { withRestoredDump } from "../backup/server/rehearse-server.ts";
import { unpack } from "../backup/unpack.ts";
import { migrateServer } from "./migrate-server.ts";

/**
 * Runs the migrations of this code on a copy of the data, unpacked from an archive. Answers with the files that ran. Throws an Error
 * that names the one that failed.
 */
export async function rehearseMigrations(archive: string, settings: Settings): Promise<string[]> {
  const { identity } = await readRehearsalKey(settings);
  const scratch = join(settings.backups.directory, `upgrading-${randomUUID().slice(0, 8)}`);
  try {
    const { database } = await unpack(archive, identity, scratch);
    return database === "server"
      ? await withRestoredDump(scratch, (client) => migrateServer(client))
      : await withDatabase(join(scratch, "supabase"), (copy) => applyMigrations(copy, supabaseFolder));
  } finally {
    await rm(scratch, { recursive: true, force: true });
  }
}
