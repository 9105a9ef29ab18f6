import { cpSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { listMigrations } from "../../local/supabase/apply-migrations.ts";
import { supabaseFolder } from "../../local/supabase/open-backend.ts";
import type { Manifest } from "../../ops/backup/archive/manifest.ts";
import { compareServerDump } from "../../ops/backup/server/rehearse-server.ts";
import { restoreServer } from "../../ops/backup/server/restore-server.ts";
import { takeServerDatabase } from "../../ops/backup/server/take-server-database.ts";
import { migrateServer } from "../../ops/upgrade/migrate-server.ts";
import { startPostgres, withPostgres } from "./postgres-server.ts";

// A hosted database is a PostgreSQL server that somebody else runs: Debian's stands for it.

describe("the backup of a PostgreSQL server", { ...withPostgres, tags: "slow" }, () => {
  const scratch = mkdtempSync(join(tmpdir(), "corner-pocket-server-backup-"));
  let server: Awaited<ReturnType<typeof startPostgres>>;
  let project: Awaited<ReturnType<typeof startPostgres>>;
  let stated: Manifest;

  beforeAll(async () => {
    [server, project] = [await startPostgres(), await startPostgres()];
    for (const { psql } of [server, project]) await recordMigrations(psql);
    // What the seed made is not what a new project has.
    project.psql("-c", "truncate auth.users cascade");
    const taken = await takeServerDatabase(server.address, scratch);
    const migrations = await listMigrations(supabaseFolder);
    stated = {
      ...{ product: "corner-pocket", format: 1, madeAt: new Date().toISOString() },
      ...{ database: "server", content: "hosted", tables: taken.tables, files: [] },
      newestMigration: basename(migrations.at(-1)?.path ?? ""),
    };
  });
  afterAll(() => {
    for (const { stop } of [server, project]) stop();
    rmSync(scratch, { recursive: true, force: true });
  });

  test("it is restored into a scratch server, where every row and receipt is equal", async () => {
    server.psql("-c", "delete from public.project_files");
    const taken = await takeServerDatabase(server.address, scratch);
    expect(taken.tables["public.approvals"]?.rows).toBeGreaterThan(0);
    stated.tables = taken.tables;
    await compareServerDump(scratch, stated);

    const approvals = { rows: 99, sha256: "" };
    const wrong = { ...stated, tables: { ...stated.tables, "public.approvals": approvals } };
    await expect(compareServerDump(scratch, wrong)).rejects.toMatchObject({ code: "rows" });
  });

  test("its rows are put into a new project with the same migrations, all or none, and never over accounts", async () => {
    await expect(restoreServer(scratch, stated, server.address)).rejects.toThrow("has accounts already");
    const newer = { ...stated, newestMigration: "20990101000000_later.sql" };
    await expect(restoreServer(scratch, newer, project.address)).rejects.toThrow("lacks migrations");
    expect(project.psql("-c", "select count(*) from auth.users")).toBe("0");

    await restoreServer(scratch, stated, project.address);
    for (const statement of [
      "select string_agg(email, ',' order by email) from auth.users",
      "select md5(string_agg(a::text, '' order by id)) from public.approvals a",
      "select md5(string_agg(a::text, '' order by id)) from public.audit_log a",
    ])
      expect(project.psql("-c", statement)).toBe(server.psql("-c", statement));
  });

  test("of two new migrations the one that fails leaves no trace, and the one before it stays", async () => {
    const folder = join(scratch, "supabase");
    cpSync(join(supabaseFolder, "migrations"), join(folder, "migrations"), { recursive: true });
    const write = (name: string, text: string) => writeFileSync(join(folder, "migrations", name), text);
    write("20990101000000_works.sql", "create table public.later (id integer);");
    write("20990101000100_fails.sql", "create table public.never (id integer); select 1 / 0;");
    const client = await server.connect();
    await expect(migrateServer(client, folder)).rejects.toThrow(
      "20990101000100_fails.sql failed: division by zero",
    );
    await client.end();
    const found =
      "select to_regclass('public.later'), to_regclass('public.never'), max(version) from supabase_migrations.schema_migrations";
    expect(server.psql("-c", found)).toBe("later||20990101000000");
  });
});

async function recordMigrations(psql: (...args: string[]) => string): Promise<void> {
  const rows = (await listMigrations(supabaseFolder)).map(({ version, name }) => `('${version}', '${name}')`);
  psql(
    "-c",
    `create schema supabase_migrations;
     create table supabase_migrations.schema_migrations (version text primary key, statements text[], name text);
     insert into supabase_migrations.schema_migrations (version, name) values ${rows.join(", ")}`,
  );
}
