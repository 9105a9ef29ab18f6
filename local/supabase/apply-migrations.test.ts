import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeEach, expect, test } from "vitest";
import { applyMigrations } from "./apply-migrations.ts";
import { openDatabase } from "./open-database.ts";

const folder = mkdtempSync(join(tmpdir(), "corner-pocket-migrations-"));
const migration = (name: string) => join(folder, "migrations", name);

const connection = await openDatabase();
const database = connection.driver;
afterAll(async () => {
  await connection.close();
  rmSync(folder, { recursive: true });
});

beforeEach(async () => {
  rmSync(join(folder, "migrations"), { recursive: true, force: true });
  mkdirSync(join(folder, "migrations"));
  writeFileSync(migration("20260101000100_first.sql"), "create table first (id integer);");
  writeFileSync(migration("20260101000200_second.sql"), "create table second (id integer);");
  writeFileSync(join(folder, "seed.sql"), "insert into first values (1);");
  await database.exec(
    "drop schema if exists supabase_migrations cascade; drop table if exists first, second, third, earlier",
  );
  await applyMigrations(database, folder);
});

test("a new migration runs once, and the seed is not sown again", async () => {
  writeFileSync(migration("20260101000300_third.sql"), "create table third (id integer);");
  expect(await applyMigrations(database, folder)).toEqual([migration("20260101000300_third.sql")]);
  expect(await applyMigrations(database, folder)).toEqual([]);
});

test("a database that a newer version has taken further is opened by the code before, and is not touched", async () => {
  rmSync(migration("20260101000200_second.sql"));
  expect(await applyMigrations(database, folder)).toEqual([]);
  await expect(database.query("select from second")).resolves.toBeTruthy();
});

test("a database that began without the demo's people never gets them", async () => {
  await database.exec("drop schema supabase_migrations cascade; drop table first, second");
  await applyMigrations(database, folder, false);
  expect((await database.query("select id from first")).rows).toEqual([]);
  expect(await applyMigrations(database, folder, true)).toEqual([]);
  expect((await database.query("select id from first")).rows).toEqual([]);
});

test.each([
  [
    "has another name",
    () => renameSync(migration("20260101000200_second.sql"), migration("20260101000300_second.sql")),
  ],
  ["reads otherwise", () => writeFileSync(migration("20260101000200_second.sql"), "create table third ();")],
  [
    "has a new one before it",
    () => writeFileSync(migration("20260101000150_earlier.sql"), "create table earlier ();"),
  ],
  [
    "is gone, and others are not",
    () => {
      rmSync(migration("20260101000200_second.sql"));
      writeFileSync(migration("20260101000300_third.sql"), "create table third (id integer);");
    },
  ],
])(
  "when a migration that ran %s, the database is left alone and it is said what to do",
  async (_, change) => {
    change();
    await expect(applyMigrations(database, folder)).rejects.toThrow(
      "The local database was made by other migrations than supabase/migrations holds now: they differ from 20260101000200_second.sql on.\nRun `npm run reset` and start again. It removes what is stored on this machine: content, accounts, projects and mails.",
    );
    const { rows } = await database.query(
      "select to_regclass('third') as third, to_regclass('earlier') as earlier",
    );
    expect(rows).toEqual([{ third: null, earlier: null }]);
  },
);
