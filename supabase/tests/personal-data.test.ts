import { afterAll, expect, test } from "vitest";
import { z } from "zod";
import { startTestBackend } from "../../local/supabase/test-backend.ts";
import { personalData } from "../../schemas/personal-data/personal-data.ts";
import { retentionRules } from "../../schemas/retention.ts";
import { ids, tables } from "./permission-expectations.ts";

// personal-data.ts says what each column holds. Here the functions that show, export, log and forget are held against it.

const backend = await startTestBackend();
afterAll(() => backend.stop());

const classified: [table: string, data: Record<string, unknown>][] = Object.entries(personalData);
const listed = z.array(z.string()).catch([]);
const columnsOf = (data: Record<string, unknown>, ...classes: string[]) =>
  classes.flatMap((one) => listed.parse(data[one]));

test("no secret is read by people, and so none is exported", () => {
  for (const [table, data] of classified) {
    const readable = new Set(tables[table]?.grants.select);
    for (const secret of columnsOf(data, "secret"))
      expect(readable.has(secret), `${table}.${secret}`).toBe(false);
  }
});

test("the log leaves out every secret of a table whose rows it records", async () => {
  const { rows } = await backend.database.query(`
    select c.relname as table, replace(encode(t.tgargs, 'escape'), '\\000', ' ') as left_out
    from pg_trigger t join pg_class c on c.oid = t.tgrelid
    where t.tgfoid = 'app.record_change'::regproc
  `);
  const recorded = z.array(z.object({ table: z.string(), left_out: z.string() })).parse(rows);
  expect(recorded.length).toBeGreaterThan(20);
  const data = new Map(classified);
  for (const { table, left_out } of recorded)
    for (const secret of columnsOf(data.get(table) ?? {}, "secret"))
      expect(left_out.split(" "), `${table}.${secret}`).toContain(secret);
});

test("what is to end by a rule is named where the rules remove, or hangs on what is", async () => {
  const { rows } = await backend.database.query(`
    select string_agg(prosrc, '') as source,
      (select array_agg(distinct conrelid::regclass::text) from pg_constraint where confdeltype = 'c') as hanging
    from pg_proc where proname in ('expired', 'empty_projects', 'remove_expired')
  `);
  const [{ source, hanging }] = z
    .tuple([z.object({ source: z.string(), hanging: z.array(z.string()) })])
    .parse(rows);
  for (const [table, { until }] of Object.entries(personalData))
    if (until in retentionRules)
      expect(source.includes(table) || hanging.includes(table), `${table}, until ${until}`).toBe(true);
});

test("with an account goes every name and address of the person, wherever one is kept", async () => {
  const { database } = backend;
  // After Dana has said and sent something everywhere, under a name that nothing else holds.
  await database.exec(`
    update auth.users set email = 'canary@example.com' where id = '${ids.dana}';
    update users set full_name = 'Canary Bird' where id = '${ids.dana}';
    begin; set local session_replication_role = replica;
    update approvals set decided_by = '${ids.dana}', decided_by_name = 'Canary Bird';
    update project_files set uploaded_by = '${ids.dana}', uploaded_by_name = 'Canary Bird';
    update endorsements set answered_by = '${ids.dana}', said_by = 'Canary Bird', said_by_role = 'Canary', quote = 'canary';
    commit;
    insert into invites (email, client_id) values ('canary@example.com', '${ids.voltway}');
    select app.tell_of_membership('${ids.voltway}', '${ids.dana}', gen_random_uuid());
  `);
  const find = async () => {
    const places = classified.flatMap(([table, data]) =>
      columnsOf(data, "personal").map(
        (column) =>
          `select '${table}.${column}' as place where exists (select from public.${table} where ${column}::text ilike '%canary%')`,
      ),
    );
    const { rows } = await database.query(places.join(" union all "));
    return rows.map((row) => Object(row).place).sort();
  };
  expect(await find()).toEqual(
    expect.arrayContaining([
      "approvals.decided_by_name",
      "endorsements.said_by",
      "invites.email",
      "users.email",
    ]),
  );
  await database.query("delete from auth.users where id = $1", [ids.dana]);
  expect(await find()).toEqual([]);
});
