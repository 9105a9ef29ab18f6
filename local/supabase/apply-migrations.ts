import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import type { PGlite } from "@supabase/lite/pglite";

/**
 * Brings a database up to date with `supabase/migrations` and fills a new one from `supabase/seed.sql`.
 * One transaction per file, recorded where the Supabase CLI records it. The seed is marked by itself, so that a
 * process killed between the migrations and the seed catches up at its next start.
 * Returns the names of the files it ran. Throws an Error naming the file that failed; that file leaves no trace.
 */
export async function applyMigrations(database: PGlite, folder: string): Promise<string[]> {
  await database.exec(history);
  const ran: string[] = [];
  for (const file of await listMigrations(folder)) {
    const done = await database.query(
      "select 1 from supabase_migrations.schema_migrations where version = $1",
      [file.version],
    );
    if (done.rows.length > 0) continue;
    const text = await readFile(file.path, "utf8");
    await run(database, file.path, text, [
      "insert into supabase_migrations.schema_migrations (version, name, statements) values ($1, $2, array[$3])",
      [file.version, file.name, text],
    ]);
    ran.push(file.path);
  }

  const seed = join(folder, "seed.sql");
  const seedName = "supabase/seed.sql";
  const seeded = await database.query("select 1 from supabase_migrations.seed_files where path = $1", [
    seedName,
  ]);
  if (seeded.rows.length === 0) {
    const text = await readFile(seed, "utf8");
    const hash = createHash("sha256").update(text).digest("hex");
    await run(database, seed, text, [
      "insert into supabase_migrations.seed_files (path, hash) values ($1, $2)",
      [seedName, hash],
    ]);
    ran.push(seed);
  }
  return ran;
}

/** The migrations of a Supabase folder in the order in which they apply. */
export async function listMigrations(
  folder: string,
): Promise<{ version: string; name: string; path: string }[]> {
  const names = await readdir(join(folder, "migrations"));
  return names
    .flatMap((file) => {
      const [, version, name] = /^(\d{14})_(.+)\.sql$/.exec(file) ?? [];
      return version && name ? [{ version, name, path: join(folder, "migrations", file) }] : [];
    })
    .sort((a, b) => a.version.localeCompare(b.version));
}

async function run(
  database: PGlite,
  path: string,
  text: string,
  [record, values]: [string, string[]],
): Promise<void> {
  try {
    await database.transaction(async (transaction) => {
      await transaction.exec(text);
      await transaction.query(record, values);
    });
  } catch (cause) {
    throw new Error(`${path} failed: ${cause instanceof Error ? cause.message : cause}`, { cause });
  }
}

const history = `
  create schema if not exists supabase_migrations;
  create table if not exists supabase_migrations.schema_migrations (
    version text primary key, statements text[], name text
  );
  create table if not exists supabase_migrations.seed_files (path text primary key, hash text not null);
`;
