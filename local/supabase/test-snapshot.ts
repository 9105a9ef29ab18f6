import { createHash } from "node:crypto";
import {
  cpSync,
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

// Running the migrations takes two seconds, and more than twenty files of tests need the database that comes of it. It is
// made once and loaded by each. `npm start` and the browser tests' stack make it from nothing, and so does the next run
// after a migration changed.

export const testKeys = {
  jwtSecret: "a-secret-for-tests-that-has-more-than-32-characters",
  publishableKey: "sb_publishable_for_tests_that_nobody_else_uses",
  secretKey: "sb_secret_for_tests_that_nobody_else_may_ever_use",
};

const modules = join(import.meta.dirname, "..", "..", "node_modules");
const folder = join(modules, ".cache", "test-database");

/** Vitest's global setup: makes today's snapshot where there is none of it yet, and removes the others. */
export default async function makeSnapshot(): Promise<void> {
  const day = new Date().toISOString().slice(0, 10);
  const path = join(folder, `${hashSources()}-${day}.tar`);
  if (existsSync(path)) return;
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const backend = await openBackend({
    ...testKeys,
    siteUrl: "http://site.example",
    sendMail: async () => {},
  });
  // Each backend has a folder of its own for files, and fills it for the rows that have no object.
  await backend.database.exec("delete from storage.objects");
  const dump = await backend.database.dumpDataDir("none");
  await backend.close();
  await (await openDatabase(`${path}.directory`, dump)).close();
  writeFileSync(`${path}.unfinished`, Buffer.from(await dump.arrayBuffer()));
  renameSync(`${path}.unfinished`, path);
}

/** The migrated and seeded database as PGlite's `loadDataDir` takes it. Throws when the global setup did not run. */
export function readSnapshot(): Promise<Blob> {
  return openAsBlob(findSnapshot());
}

/** Puts the database into a directory that has none, for a process to find it there. */
export async function fillDirectory(directory: string): Promise<void> {
  cpSync(`${findSnapshot()}.directory`, directory, { recursive: true });
}

/** The one that the setup left, although its day may be over: a run that passes midnight goes on with it. */
function findSnapshot(): string {
  const [name] = globSync(`${hashSources()}-*.tar`, { cwd: folder });
  if (!name) throw new Error("The global setup of the tests did not make the database");
  return join(folder, name);
}

/** Of all that decides what is in it, but for the day: the seed speaks of today. */
function hashSources(): string {
  const hash = createHash("sha256").update(JSON.stringify(testKeys));
  const sources = [
    ...globSync("{config.toml,seed.sql,migrations/*.sql}", { cwd: supabaseFolder }).map((name) =>
      join(supabaseFolder, name),
    ),
    ...globSync("as-hosted/**/*.sql", { cwd: import.meta.dirname }).map((name) =>
      join(import.meta.dirname, name),
    ),
    join(modules, "@electric-sql", "pglite", "package.json"),
    join(modules, "@supabase", "lite", "package.json"),
  ];
  for (const path of sources.sort()) hash.update(basename(path)).update(readFileSync(path));
  return hash.digest("hex").slice(0, 16);
}
