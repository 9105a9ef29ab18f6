import { randomUUID } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, readFile, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { lockDirectory } from "../../local/lock-directory.ts";
import { root, type Settings } from "../stack/settings.ts";
import type { Manifest } from "./archive/manifest.ts";
import { type Source, unfinishedIn, writeArchive } from "./archive/write-archive.ts";
import { dropOldArchives, nameArchive } from "./archives-kept.ts";
import { digestSqlite } from "./instance/read-sqlite.ts";
import { takeEmbeddedDatabase } from "./instance/take-embedded-database.ts";
import { takeLocalServices } from "./instance/take-local-services.ts";
import { readRecipient, readRehearsalKey } from "./keys.ts";
import { asProblem } from "./problem.ts";
import { requireRoom } from "./room.ts";
import { listMigrationFiles } from "./unpack.ts";

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
  let snapshot: string | undefined;
  try {
    await rm(unfinishedIn(directory), { recursive: true, force: true });
    await mkdir(scratch, { recursive: true });
    const database = await takeEmbeddedDatabase(settings);
    snapshot = database.directory;
    const local = takeLocalServices(settings.dataDirectory, scratch);
    const sources = [...database.sources, ...local, ...(await takeSettings())];
    await requireRoom(directory, sources);
    const { path, manifest } = await writeArchive(
      { folder: directory, name: nameArchive(new Date()) },
      {
        recipients,
        sources,
        facts: {
          database: "embedded",
          content: "lake",
          newestMigration: (await listMigrationFiles()).at(-1) ?? "",
          tables: { ...database.tables, ...digestSources(local) },
        },
      },
    );
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

function digestSources(sources: Source[]): Manifest["tables"] {
  const databases = sources.flatMap((source) =>
    "from" in source && source.path.endsWith(".sqlite") ? [source] : [],
  );
  return Object.assign({}, ...databases.map(({ path, from }) => digestSqlite(from, path)));
}

/** The settings hold secrets of hosted services. They are put beside what is restored, for the owner to compare. */
async function takeSettings(): Promise<Source[]> {
  const path = join(root, ".env");
  return existsSync(path) ? [{ path: "settings.env", text: await readFile(path, "utf8") }] : [];
}
