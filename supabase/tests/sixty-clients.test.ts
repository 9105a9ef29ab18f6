import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { portalKinds } from "schemas/portal-kinds.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { z } from "zod";
import { startTestBackend } from "../../local/supabase/test-backend.ts";
import { actAs } from "./act-as.ts";
import { ids } from "./permission-expectations.ts";

const { database, stop } = await startTestBackend();
afterAll(stop);
beforeAll(async () => {
  const rows = await readFile(join(import.meta.dirname, "../../local/supabase/sixty-clients.sql"), "utf8");
  await database.exec(`begin; ${rows} commit;`);
});

const counted = z.array(z.object({ name: z.string(), count: z.number() }));
const count = async (query: string) =>
  new Map(counted.parse((await database.query(query)).rows).map((row) => [row.name, row.count]));

test("a year of work is 60 clients, 120 projects and 314 things that wait for the owner or for clients", async () => {
  expect(
    await count(`
      select 'clients' as name, count(*)::integer as count from public.clients
      union all select 'projects', count(*)::integer from public.projects`),
  ).toEqual(
    new Map([
      ["clients", 60],
      ["projects", 120],
    ]),
  );
  const waiting = await database.transaction(async (transaction) => {
    await actAs(transaction, ids.owner);
    const { rows } = await transaction.query(
      "select side || ' ' || kind as name, count(*)::integer as count from app.waiting_items group by 1",
    );
    const unsaid = await transaction.query("select kind from app.waiting_items where since is null");
    expect(unsaid.rows, "since when it waits").toEqual([]);
    return counted.parse(rows);
  });
  expect(
    waiting.reduce((sum, each) => sum + each.count, 0),
    JSON.stringify(waiting),
  ).toBe(314);
  // What a client's people have not read waits for them alone.
  const expected = Object.entries(portalKinds).flatMap(([kind, row]) =>
    "waits" in row ? row.waits.map((side) => `${side} ${kind}`) : [],
  );
  expect(waiting.map(({ name }) => name).sort()).toEqual(
    expected.filter((name) => name !== "client message").sort(),
  );
});

test("every state of every kind is there, and something of every month of the year", async () => {
  const { rows } = await database.query(`
    select c.table_name, c.column_name, c.udt_name from information_schema.columns c
    join pg_type t on t.typname = c.udt_name and t.typtype = 'e'
    where c.table_schema = 'public'`);
  const columns = z
    .array(z.object({ table_name: z.string(), column_name: z.string(), udt_name: z.string() }))
    .parse(rows);
  const tables = new Set<string>(Object.values(portalKinds).map(({ table }) => table));
  const states = columns.filter(({ table_name }) => tables.has(table_name));
  expect(states.length).toBeGreaterThan(6);
  for (const { table_name, column_name, udt_name } of states) {
    const missing = await count(`
      select state::text as name, 0 as count from unnest(enum_range(null::public.${udt_name})) state
      where not exists (select from public.${table_name} t where t.${column_name} = state)`);
    expect([...missing.keys()], `${table_name}.${column_name}`).toEqual([]);
  }
  const months = await count(`
    select to_char(created_at, 'YYYY-MM') as name, count(*)::integer as count
    from (
      select created_at from public.projects union all select created_at from public.messages
      union all select created_at from public.contact_messages
    ) made
    where created_at between now() - interval '1 year' and now() group by 1`);
  expect(months.size).toBeGreaterThanOrEqual(12);
});
