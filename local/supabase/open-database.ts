import { existsSync, renameSync, rmSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { QueryOptions } from "@electric-sql/pglite";
import { btree_gist } from "@electric-sql/pglite/contrib/btree_gist";
import { citext } from "@electric-sql/pglite/contrib/citext";
import { pg_trgm } from "@electric-sql/pglite/contrib/pg_trgm";
import { unaccent } from "@electric-sql/pglite/contrib/unaccent";
import { createPgliteConnection, type PGlite, type PgliteConnection } from "@supabase/lite/pglite";
import { noteRefusal } from "./as-hosted/name-refusals.ts";
import { watchDatabase } from "./watchdog.ts";

/**
 * Opens the embedded PostgreSQL kept in `<directory>/database`, making it first when there is none;
 * without a directory it lives in memory. A new one may begin as a dump of another. The caller holds the lock of the directory.
 */
export async function openDatabase(directory?: string, dump?: Blob): Promise<PgliteConnection> {
  if (directory === undefined) return connect(undefined, dump);
  const database = join(directory, "database");
  if (!existsSync(database)) await make(database, dump);
  return connect(database);
}

/**
 * Does work on the database of a directory, which is closed afterwards. It may take long; a disk that is full ends the process.
 * The caller holds the lock.
 */
export async function withDatabase<Result>(
  directory: string,
  work: (database: PGlite) => Promise<Result>,
): Promise<Result> {
  const connection = await openDatabase(directory);
  const watchdog = watchDatabase(connection.driver, directory);
  try {
    return await watchdog.whileLong("a command", () => work(connection.driver));
  } finally {
    await watchdog.callOff();
    await connection.close();
  }
}

/** A database killed while it is being made cannot be opened, so it gets its name only when it is whole. */
async function make(database: string, dump?: Blob): Promise<void> {
  const unfinished = `${database}.unfinished`;
  rmSync(unfinished, { recursive: true, force: true });
  const connection = await connect(unfinished, dump);
  await connection.close();
  renameSync(unfinished, database);
}

async function connect(url: string | undefined, loadDataDir?: Blob): Promise<PgliteConnection> {
  const connection = await createPgliteConnection({
    url,
    pgliteOptions: {
      loadDataDir,
      extensions: { citext, btree_gist, pg_trgm, unaccent },
      parsers: { 1114: toIso, 1184: toIso, 1700: Number },
    },
  });
  sendObjectsAsText(connection.driver);
  noteRefusals(connection.driver);
  // Left to itself it grants everything to anon and authenticated at the first request.
  Reflect.set(connection, "rlsState", "active");
  if (await isNew(connection)) {
    await connection.driver.exec(
      await readFile(join(import.meta.dirname, "as-hosted", "prelude.sql"), "utf8"),
    );
  }
  return connection;
}

/**
 * Gives every object among the parameters as JSON. One for an array column would otherwise break off the writing of a
 * message, and the half of it that is left would spoil the ROLLBACK: one odd filter would stop the database for everybody.
 */
function sendObjectsAsText(driver: PGlite): void {
  const query = driver.query.bind(driver);
  driver.query = <Row>(text: string, parameters?: unknown[], options?: QueryOptions) =>
    query<Row>(text, parameters?.map(asText), options);
}

/** Tells the request that asked what the database refused. */
function noteRefusals(driver: PGlite): void {
  const query = driver.query.bind(driver);
  driver.query = async <Row>(text: string, parameters?: unknown[], options?: QueryOptions) => {
    try {
      return await query<Row>(text, parameters, options);
    } catch (error) {
      noteRefusal(error);
      throw error;
    }
  };
}

function asText(parameter: unknown): unknown {
  const isPlain = Object.prototype.toString.call(parameter) === "[object Object]";
  return isPlain ? JSON.stringify(parameter) : parameter;
}

async function isNew(connection: PgliteConnection): Promise<boolean> {
  const { rows } = await connection.driver.query("select 1 from pg_roles where rolname = 'service_role'");
  return rows.length === 0;
}

/** The JSON shape of hosted Supabase: `2026-11-21T09:30:00.5+00:00`. */
function toIso(text: string): string {
  return text.replace(" ", "T").replace(/([+-]\d\d)$/, "$1:00");
}
