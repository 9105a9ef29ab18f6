import type { startTestBackend } from "../../local/supabase/test-backend.ts";

type Database = Awaited<ReturnType<typeof startTestBackend>>["database"];

/** Of the sign-in service and of app: what a factor is, and what comes with it. The seed has none, and whoever has one asks for more. */
const ofFactors = [
  "auth.mfa_factors",
  "app.must_enrol",
  "app.recovery_codes",
  "app.told_factors",
  "app.awaited_steps",
];

/** For tests: remembers the rows of every public table, says which tables differ from that, and puts the rows back. */
export async function keepTables(database: Database) {
  const { rows } = await database.query<{ name: string; columns: string }>(`
    select table_name::text as name, string_agg(quote_ident(column_name), ', ') as columns
    from information_schema.columns
    where table_schema = 'public' and is_generated = 'NEVER'
    group by table_name
  `);
  await database.exec(
    `create schema kept; ${rows.map(({ name }) => `create table kept.${name} as table public.${name};`).join("\n")}`,
  );

  const differences = rows.map(
    ({ name, columns }) => `
      select '${name}' as name where exists (
        (select ${columns} from public.${name} except select ${columns} from kept.${name})
        union all
        (select ${columns} from kept.${name} except select ${columns} from public.${name})
      )`,
  );

  // Planning it takes longer than running it.
  await database.exec(`prepare changed_tables as ${differences.join(" union all ")}`);

  // Whoever writes takes a number, even for what is taken back: without a new one there is nothing to compare.
  async function lastWriter(): Promise<string> {
    const { rows } = await database.query<{ number: string }>(
      "select pg_snapshot_xmax(pg_current_snapshot())::text as number",
    );
    return rows[0]?.number ?? "";
  }
  let comparedAt = await lastWriter();

  async function changedTables(): Promise<string[]> {
    if ((await lastWriter()) === comparedAt) return [];
    const changed = await database.query<{ name: string }>("execute changed_tables");
    return changed.rows.map(({ name }) => name).sort();
  }

  return {
    changedTables,

    async restore(): Promise<void> {
      const changed = new Set(await changedTables());
      await database.transaction(async (transaction) => {
        // Neither foreign keys nor triggers take part.
        await transaction.exec("set local session_replication_role = replica");
        await transaction.exec(ofFactors.map((table) => `delete from ${table};`).join(" "));
        for (const { name, columns } of rows) {
          if (!changed.has(name)) continue;
          await transaction.exec(
            `delete from public.${name}; insert into public.${name} (${columns}) select ${columns} from kept.${name}`,
          );
        }
      });
      comparedAt = await lastWriter();
    },
  };
}
