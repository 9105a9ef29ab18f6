import { readFile } from "node:fs/promises";
import { basename } from "node:path";
import type { Client } from "pg";
import { listMigrations } from "../../local/supabase/apply-migrations.ts";
import { supabaseFolder } from "../../local/supabase/open-backend.ts";

/**
 * Brings a hosted database up to date: each migration that it has not seen in one transaction, recorded where the Supabase CLI records
 * it. Answers with the files that ran. Throws an Error naming the one that failed; that one leaves no trace, those before it stay.
 */
export async function migrateServer(client: Client, folder = supabaseFolder): Promise<string[]> {
  const { rows } = await client.query<{ version: string }>(
    "select version from supabase_migrations.schema_migrations order by version",
  );
  const newest = rows.at(-1)?.version ?? "";
  const done = new Set(rows.map(({ version }) => version));
  const missing = (await listMigrations(folder)).filter(({ version }) => !done.has(version));
  const late = missing.find(({ version }) => version < newest);
  if (late)
    throw new Error(
      `${basename(late.path)} comes before what the database has run already. Nothing was changed.`,
    );

  const ran: string[] = [];
  for (const { version, name, path } of missing) {
    const text = await readFile(path, "utf8");
    try {
      await client.query("begin");
      await client.query(text);
      await client.query(
        "insert into supabase_migrations.schema_migrations (version, name, statements) values ($1, $2, array[$3])",
        [version, name, text],
      );
      await client.query("commit");
    } catch (cause) {
      await client.query("rollback");
      throw new Error(`${path} failed: ${cause instanceof Error ? cause.message : cause}`, { cause });
    }
    ran.push(path);
  }
  return ran;
}
