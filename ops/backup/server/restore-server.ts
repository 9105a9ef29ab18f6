import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { Client } from "pg";
import type { Manifest } from "../archive/manifest.ts";
import { digestDatabase, type Query } from "../instance/digest-database.ts";
import { compareTables } from "../instance/prove-instance.ts";
import { programEnvironment, runProgram } from "./postgres-programs.ts";
import type { StoredObject } from "./take-hosted-files.ts";
import { listObjects } from "./take-server-database.ts";

/** What a new project has already, and what only its own services may write. */
const ofTheProject = /^(supabase_migrations\.|auth\.schema_migrations$|storage\.migrations$)/;

/**
 * Puts the rows of a dump into a hosted database that has the same migrations and no account yet: all of them, or none. Throws an
 * Error, and has changed nothing, when it is another one. Answers with the files that its storage is to get.
 */
export async function restoreServer(
  directory: string,
  stated: Manifest,
  address: string,
): Promise<StoredObject[]> {
  const client = new Client({ connectionString: address });
  await client.connect();
  const query: Query = async (statement) => (await client.query(statement)).rows;
  try {
    await requireEmpty(query, stated);
    const data = join(directory, "data.sql");
    const written = await writeRows(directory, data);
    // Migrations fill some tables themselves, also of those that the API does not show.
    const tables = [
      ...Object.keys(stated.tables).filter((name) => name.startsWith("public.")),
      ...written.filter((name) => name.startsWith("app.")),
    ];
    const prepare = join(directory, "prepare.sql");
    await writeFile(
      prepare,
      `set session_replication_role = replica;\ntruncate ${tables.join(", ")};\ndelete from storage.buckets;\n`,
    );
    await runProgram(
      "psql",
      [
        ...["--quiet", "--no-psqlrc", "--single-transaction", "--set=ON_ERROR_STOP=1"],
        `--file=${prepare}`,
        `--file=${data}`,
      ],
      { env: programEnvironment(address) },
    );
    compareTables(
      await digestDatabase(query),
      stated,
      (name) => name.startsWith("public.") || name === "auth.users",
    );
    return await query<StoredObject>(listObjects);
  } finally {
    await client.end();
  }
}

async function requireEmpty(query: Query, { newestMigration }: Manifest): Promise<void> {
  const [version = ""] = newestMigration.split("_");
  const known = await query<{ version: string }>("select version from supabase_migrations.schema_migrations");
  if (!known.some((migration) => migration.version === version))
    throw new Error(
      "The hosted database lacks migrations: run `npx supabase db push` first. Nothing was changed.",
    );
  const people = await query("select 1 from auth.users limit 1");
  if (people.length > 0)
    throw new Error(
      "The hosted database has accounts already: restore into a new project. Nothing was changed.",
    );
}

/** Writes what fills the tables of the dump, and answers with their names. */
async function writeRows(directory: string, data: string): Promise<string[]> {
  const dump = join(directory, "database.dump");
  const list = join(directory, "contents.txt");
  const contents = await runProgram("pg_restore", ["--list", dump]);
  const entries = contents.split("\n").flatMap((line) => {
    const [, schema, table] = / TABLE DATA (\S+) (\S+) /.exec(line) ?? [];
    const name = `${schema}.${table}`;
    return schema && !ofTheProject.test(name) ? [{ line, name }] : [];
  });
  await writeFile(list, `${entries.map(({ line }) => line).join("\n")}\n`);
  await runProgram("pg_restore", ["--data-only", "--no-owner", `--use-list=${list}`, `--file=${data}`, dump]);
  return entries.map(({ name }) => name);
}
