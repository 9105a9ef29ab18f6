import { mkdir, readdir, rm, writeFile } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { listMigrations } from "../../local/supabase/apply-migrations.ts";
import { supabaseFolder } from "../../local/supabase/open-backend.ts";
import type { Manifest } from "./archive/manifest.ts";
import { readArchive } from "./archive/read-archive.ts";
import { requireBytes } from "./room.ts";

/**
 * Unpacks an archive into a new folder, laid out as a data directory. All of it is read and checked before the first byte is
 * written, and again while it is. Throws an Error, and leaves nothing, when the archive is refused or cannot be written.
 */
export async function unpack(archive: string, identity: string, directory: string): Promise<Manifest> {
  const checked = await readArchive(archive, identity);
  await refuseNewer(checked);
  await mkdir(dirname(directory), { recursive: true, mode: 0o700 });
  const bytes = checked.files.reduce((sum, { size }) => sum + size, 0);
  await requireBytes(dirname(directory), bytes + 64 * 1024 * 1024);
  try {
    await mkdir(directory, { mode: 0o700 });
    return await readArchive(archive, identity, {
      async folder(path) {
        await mkdir(join(directory, path), { recursive: true, mode: 0o700 });
      },
      async file(path, bytes) {
        await mkdir(dirname(join(directory, path)), { recursive: true, mode: 0o700 });
        await writeFile(join(directory, path), bytes, { mode: 0o600, flag: "wx", flush: true });
      },
    });
  } catch (error) {
    await rm(directory, { recursive: true, force: true });
    throw error;
  }
}

/** What a newer version made may hold what this one does not know. */
async function refuseNewer({ newestMigration }: Manifest): Promise<void> {
  if ((await listMigrationFiles()).includes(newestMigration)) return;
  throw new Error(
    `The archive is refused: a version made it that has ${newestMigration}, and this one does not. Update the product first.`,
  );
}

export async function listMigrationFiles(): Promise<string[]> {
  return (await listMigrations(supabaseFolder)).map(({ path }) => basename(path));
}

/** What of an instance is in a data directory: nothing when one may be restored into it. */
export async function listInstance(dataDirectory: string): Promise<string[]> {
  const parts = ["supabase", "lake", "stripe", "mail", "secrets.json", "first-edition"];
  const names = await readdir(dataDirectory).catch(() => []);
  return names.filter((name) => parts.includes(name));
}
