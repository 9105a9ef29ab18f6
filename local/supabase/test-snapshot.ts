import { createHash } from "node:crypto";
import {
  existsSync,
  globSync,
  mkdirSync,
  openAsBlob,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { basename, join } from "node:path";
import { openBackend, supabaseFolder } from "./open-backend.ts";
import { openDatabase } from "./open-database.ts";

// Running the migrations takes two seconds, and eighteen files of tests need the database that comes of it. It is made once
// and loaded by each. `main.test.ts` still makes it from nothing.

export const testKeys = {
  jwtSecret: "a-secret-for-tests-of-32-characters-or-more",
  publishableKey: "sb_publishable_test",
  secretKey: "sb_secret_test",
};

const modules = join(import.meta.dirname, "..", "..", "node_modules");
const folder = join(modules, ".cache", "test-database");

/** Vitest's global setup: makes today's snapshot where there is none of it yet, and removes the others. */
export default async function makeSnapshot(): Promise<void> {
  const path = snapshotPath();
  if (existsSync(path)) return;
  const backend = await openBackend({
    ...testKeys,
    siteUrl: "http://site.example",
    sendMail: async () => {},
  });
  // Each backend has a folder of its own for files, and fills it for the rows that have no object.
  await backend.database.exec("delete from storage.objects");
  const dump = await backend.database.dumpDataDir("none");
  await backend.close();
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  writeFileSync(`${path}.unfinished`, Buffer.from(await dump.arrayBuffer()));
  renameSync(`${path}.unfinished`, path);
}

/** The migrated and seeded database as PGlite's `loadDataDir` takes it. Throws when the global setup did not run. */
export function readSnapshot(): Promise<Blob> {
  return openAsBlob(snapshotPath());
}

/** Puts the database into a directory that has none, for a process to find it there. */
export async function fillDirectory(directory: string): Promise<void> {
  mkdirSync(directory, { recursive: true });
  const connection = await openDatabase(directory, await readSnapshot());
  await connection.close();
}

/** Named by all that decides what is in it; the seed speaks of today. */
function snapshotPath(): string {
  const hash = createHash("sha256").update(new Date().toISOString().slice(0, 10));
  const sources = [
    ...globSync("{config.toml,seed.sql,migrations/*.sql}", { cwd: supabaseFolder }).map((name) =>
      join(supabaseFolder, name),
    ),
    ...globSync("*.sql", { cwd: import.meta.dirname }).map((name) => join(import.meta.dirname, name)),
    join(modules, "@electric-sql", "pglite", "package.json"),
    join(modules, "@supabase", "lite", "package.json"),
  ];
  for (const path of sources.sort()) hash.update(basename(path)).update(readFileSync(path));
  return join(folder, `${hash.digest("hex").slice(0, 16)}.tar`);
}
