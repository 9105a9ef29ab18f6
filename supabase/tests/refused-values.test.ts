import { afterAll, expect, test } from "vitest";
import { z } from "zod";
import { startTestBackend } from "../../local/supabase/test-backend.ts";
import { fillTables } from "./fill-tables.ts";

// What a check or an exclusion refuses is a bad request on hosted Supabase, and so it is here: no fault of the database's.

const backend = await startTestBackend();
afterAll(() => backend.stop());
await fillTables(backend.database);
const asTheService = { apikey: backend.secretKey, Authorization: `Bearer ${backend.secretKey}` };

const odd: Record<string, unknown[]> = {
  text: ["", "\u202e", "a".repeat(200_000)],
  "text[]": [[""], Array(200).fill("a")],
  integer: [-1, 0, 2_000_000_000],
  bigint: [-1, 0],
  "timestamp with time zone": [null, "1999-01-01T00:00:00Z", "2999-01-01T00:00:00Z"],
  date: ["1999-01-01", "2999-01-01"],
  boolean: [null, true, false],
  jsonb: [null, {}, [], "x", { a: "a".repeat(200_000) }],
  uuid: [null],
};

/** How often each code came when each column of a check is given odd values, and what was no refusal of a value's. */
async function tryValues(choose: (values: unknown[], turn: number) => unknown[]) {
  const { rows } = await backend.database.query(`
    select distinct c.relname::text as table, a.attname::text as column, format_type(a.atttypid, null) as type
    from pg_constraint k
    join pg_class c on c.oid = k.conrelid
    join pg_attribute a on a.attrelid = c.oid and a.attnum = any (k.conkey) and a.attgenerated = ''
    where k.contype in ('c', 'x') and c.relnamespace = 'public'::regnamespace
    order by 1, 2
  `);
  const checked = z.array(z.object({ table: z.string(), column: z.string(), type: z.string() })).parse(rows);
  const faults: string[] = [];
  const times: Record<string, number> = {};
  for (const [turn, { table, column, type }] of checked.entries())
    for (const value of choose(odd[type] ?? ["", null], turn)) {
      const answer = await fetch(`${backend.url}/rest/v1/${table}?${column}=not.is.null`, {
        method: "PATCH",
        headers: { ...asTheService, "Content-Type": "application/json" },
        body: JSON.stringify({ [column]: value }),
      });
      if (answer.ok) continue;
      const { code, message } = z
        .object({ code: z.string(), message: z.string() })
        .parse(await answer.json());
      times[code] = (times[code] ?? 0) + 1;
      // What is frozen is refused whatever it is to become.
      const isKnown = answer.status === 400 || answer.status === 409 || code === "42501";
      if (!isKnown || !/^[0-9A-Z]{5}$/.test(code))
        faults.push(`${table}.${column} of ${type}: ${answer.status} ${code} ${message}`);
    }
  return { faults, times };
}

test("an odd value that the database refuses is a bad request with the database's own code", async () => {
  const { faults, times } = await tryValues((values, turn) => values.slice(turn % values.length).slice(0, 1));
  expect(faults).toEqual([]);
  expect(times["23514"]).toBeGreaterThan(30);
});

test("every odd value that the database refuses is", { tags: "slow" }, async () => {
  const { faults, times } = await tryValues((values) => values);
  expect(faults).toEqual([]);
  expect(times["23514"]).toBeGreaterThan(100);
});

test("what was refused is named as the database names it", async () => {
  const { error, status } = await backend
    .service()
    .from("users")
    .update({ phone: "x" })
    .not("id", "is", null);
  expect(status).toBe(400);
  expect(error).toMatchObject({
    code: "23514",
    message: expect.stringMatching(/^new row for relation "users" violates check constraint "users_phone/),
    details: expect.stringContaining("Failing row contains"),
    hint: null,
  });
});
