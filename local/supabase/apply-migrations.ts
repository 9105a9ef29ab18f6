import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import type { PGlite } from "@supabase/lite/pglite";

/**
 * Brings a database up to date with `supabase/migrations` and fills a new one from `supabase/seed.sql`.
 * Without the seed it is marked as done, so that nobody else's people ever come into it.
 * One transaction per file, recorded where the Supabase CLI records it. The seed is marked by itself, so that a
 * process killed between the migrations and the seed catches up at its next start.
 * Returns the names of the files it ran. Throws an Error naming the file that failed; that file leaves no trace. Throws one
 * that says what to do, and changes nothing, when the files that the database was made by are not those that come first now. A
 * database that a newer version has taken further is left as it is: its code may have gone back to this one, data never do.
 */
export async function applyMigrations(database: PGlite, folder: string, isSeeded = true): Promise<string[]> {
  await database.exec(history);
  const migrations = await Promise.all(
    (await listMigrations(folder)).map(async (file) => ({
      ...file,
      text: await readFile(file.path, "utf8"),
    })),
  );
  const { rows: done } = await database.query<{ version: string; name: string; text: string }>(
    "select version, name, statements[1] as text from supabase_migrations.schema_migrations order by version",
  );
  const other = done
    .slice(0, migrations.length)
    .find(({ version, text }, at) => version !== migrations[at]?.version || text !== migrations[at]?.text);
  if (other) throw new Error(explainOther(`${other.version}_${other.name}.sql`));
  if (done.length > migrations.length)
    console.error(`The database is ahead of this code by ${done.length - migrations.length} migrations.`);

  const ran: string[] = [];
  for (const { version, name, path, text } of migrations.slice(done.length)) {
    await run(database, path, text, [
      "insert into supabase_migrations.schema_migrations (version, name, statements) values ($1, $2, array[$3])",
      [version, name, text],
    ]);
    ran.push(path);
  }

  const seed = join(folder, "seed.sql");
  const seedName = "supabase/seed.sql";
  const seeded = await database.query("select 1 from supabase_migrations.seed_files where path = $1", [
    seedName,
  ]);
  if (seeded.rows.length === 0) {
    const text = isSeeded ? await readFile(seed, "utf8") : "";
    const hash = createHash("sha256").update(text).digest("hex");
    await run(database, seed, text, [
      "insert into supabase_migrations.seed_files (path, hash) values ($1, $2)",
      [seedName, hash],
    ]);
    if (isSeeded) ran.push(seed);
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

function explainOther(file: string): string {
  return [
    `The local database was made by other migrations than supabase/migrations holds now: they differ from ${file} on.`,
    "Run `npm run reset` and start again. It removes what is stored on this machine: content, accounts, projects and mails.",
  ].join("\n");
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
