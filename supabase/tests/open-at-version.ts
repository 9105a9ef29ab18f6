import { readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { listMigrations } from "../../local/supabase/apply-migrations.ts";
import { supabaseFolder } from "../../local/supabase/open-backend.ts";
import { openDatabase } from "../../local/supabase/open-database.ts";
import { startPostgres, withPostgres } from "./postgres-server.ts";
import type { Queryable } from "./read-grants.ts";

/** A database as far as one migration, with the paths of those that came later. */
type Database = Queryable & {
  run: (sql: string) => Promise<unknown>;
  later: string[];
  close: () => Promise<unknown>;
};

/** Both kinds of databases, each opened as far as the migration of a name. For describe.each. */
export const databasesAtVersion = [
  ["the embedded database", { open: openEmbedded, options: {} }],
  ["a PostgreSQL server", { open: openServer, options: { ...withPostgres, tags: "slow" } }],
] as const;

async function openEmbedded(last: string): Promise<Database> {
  const connection = await openDatabase();
  const { driver } = connection;
  await driver.exec(readFileSync(join(import.meta.dirname, "plain-postgres.sql"), "utf8"));
  const all = (await listMigrations(supabaseFolder)).map(({ path }) => path);
  const first = all.filter((path) => basename(path) <= last);
  for (const path of first) await driver.exec(readFileSync(path, "utf8"));
  return {
    query: (sql: string, values?: unknown[]) => driver.query(sql, values),
    run: (sql: string) => driver.exec(sql),
    later: all.slice(first.length),
    close: () => connection.close(),
  };
}

async function openServer(last: string): Promise<Database> {
  const server = await startPostgres({ upTo: last });
  const connection = await server.connect();
  return {
    query: (sql: string, values?: unknown[]) => connection.query(sql, values),
    run: (sql: string) => connection.query(sql),
    later: server.later,
    close: () => connection.end().finally(() => server.stop()),
  };
}
