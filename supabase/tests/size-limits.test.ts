import { afterAll, describe, expect, test } from "vitest";
import { accounts, startTestBackend } from "../../local/supabase/test-backend.ts";

// Whatever a signed-in person can send without the site's forms has an end in the database.

const backend = await startTestBackend();
afterAll(() => backend.stop());
const people = {
  client: await backend.signIn(accounts.ownClient),
  owner: await backend.signIn(accounts.owner),
};

const letters = "a".repeat(1_000_000);
const elements = Array<string>(100_000).fill("message");
const uuids = Array<string>(100_000).fill("00000000-0000-4000-8000-000000000999");
const oversized: Record<string, unknown> = {
  text: letters,
  "text[]": elements,
  "uuid[]": uuids,
  jsonb: { elements },
};
const ordinary: Record<string, unknown> = {
  text: "a",
  "text[]": [],
  "uuid[]": [],
  jsonb: {},
  uuid: "00000000-0000-4000-8000-000000000999",
  integer: 1,
  numeric: 1,
  bigint: 1,
  boolean: false,
  "timestamp with time zone": "2030-01-01T00:00:00Z",
};

const argumentsOfFunctions = await listLongArguments();

describe.each(["client", "owner"] as const)("as %s", (person) => {
  test("every function refuses a million letters and a hundred thousand elements, before it does anything", async () => {
    expect(argumentsOfFunctions.length).toBeGreaterThan(15);
    for (const { name, argument, type, others } of argumentsOfFunctions) {
      const { error } = await people[person].rpc(name, { ...others, [argument]: oversized[type] });
      expect(error?.message, `${name}(${argument})`).toBe("Too large");
    }
  });
});

test("what is refused for its size holds nobody up", async () => {
  const { client } = people;
  for (const [name, kinds] of [
    ["set_mailed_kinds", Array<string>(200_000).fill("message")],
    ["read_notifications", elements],
  ] as const) {
    const began = performance.now();
    const refused = client.rpc(name, { kinds });
    const other = people.owner.from("projects").select("id").limit(1);
    expect((await refused).error).not.toBeNull();
    expect((await other).error).toBeNull();
    expect(performance.now() - began).toBeLessThan(3000);
  }
});

test("kinds that are mailed are stored once each", async () => {
  const { client } = people;
  const { error } = await client.rpc("set_mailed_kinds", { kinds: ["message", "file", "message"] });
  expect(error).toBeNull();
  const { data } = await client.from("notification_settings").select("mailed_kinds");
  expect(data).toEqual([{ mailed_kinds: ["file", "message"] }]);
  const many = await backend
    .service()
    .from("notification_settings")
    .update({ mailed_kinds: Array<string>(8).fill("file") })
    .not("user_id", "is", null);
  expect(many.error).not.toBeNull();
});

test("every text that a signed-in person may write has an end", async () => {
  const { rows } = await backend.database.query<{ column: string; checks: string }>(`
    select c.relname || '.' || a.attname as column, coalesce(string_agg(pg_get_constraintdef(k.oid), ' '), '') as checks
    from pg_class c
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    left join pg_constraint k on k.conrelid = c.oid and k.contype = 'c' and a.attnum = any (k.conkey)
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
      and a.atttypid in ('text'::regtype, 'jsonb'::regtype, 'text[]'::regtype)
      and (has_column_privilege('authenticated', c.oid, a.attnum, 'insert')
        or has_column_privilege('authenticated', c.oid, a.attnum, 'update'))
    group by 1
  `);
  expect(rows.length).toBeGreaterThan(15);
  for (const { column, checks } of rows) expect(checks, column).toMatch(/char_length|cardinality|\{3\}\$/);
});

test("what an account says about itself has an end", async () => {
  const { client } = people;
  for (const data of [{ full_name: letters }, { elements }]) {
    expect((await client.auth.updateUser({ data })).error).not.toBeNull();
  }
  const strangers = [
    { email: "long@example.com", password: "a-long-password", options: { data: { full_name: letters } } },
    { email: `${letters}@example.com`, password: "a-long-password" },
    { email: "long@example.com", password: letters },
  ];
  for (const stranger of strangers) {
    const { error } = await backend.anonymous().auth.signUp(stranger);
    expect(error).not.toBeNull();
  }
  const { rows } = await backend.database.query<{ size: number }>(
    "select max(pg_column_size(raw_user_meta_data)) as size from auth.users",
  );
  expect(rows[0]?.size).toBeLessThan(10_000);
  expect((await client.auth.updateUser({ data: { full_name: "Dana" } })).error).toBeNull();
});

/** Every argument that can be long, of every function that signed-in people may call. */
async function listLongArguments() {
  const { rows } = await backend.database.query<{
    name: string;
    names: string[];
    types: string[];
    enums: string[];
  }>(`
    select p.proname as name, p.proargnames[1:p.pronargs] as names,
      array(select format_type(t, null) from unnest(p.proargtypes) with ordinality a (t, place) order by place) as types,
      array(
        select coalesce((select e.enumlabel from pg_enum e where e.enumtypid = t order by e.enumsortorder limit 1), '')
        from unnest(p.proargtypes) with ordinality a (t, place) order by place
      ) as enums
    from pg_proc p
    where p.pronamespace = 'public'::regnamespace and p.pronargs > 0
      and has_function_privilege('authenticated', p.oid, 'execute')
    order by p.proname
  `);
  return rows.flatMap(({ name, names, types, enums }) => {
    const others = Object.fromEntries(
      names.map((argument, place) => [argument, enums[place] || ordinary[types[place] ?? ""]]),
    );
    return names.flatMap((argument, place) => {
      const type = types[place] ?? "";
      return type in oversized ? [{ name, argument, type, others }] : [];
    });
  });
}
