import { z } from "zod";
import type { startTestBackend } from "../../local/supabase/test-backend.ts";
import { ids } from "./permission-expectations.ts";
import type { ValidCall } from "./valid-calls.ts";

type Database = Pick<Awaited<ReturnType<typeof startTestBackend>>["database"], "query" | "transaction">;
export type Caller = ValidCall["by"];

type Attempt = {
  name: string;
  /** Of the arguments, in their order. */
  types: Record<string, string>;
  valid: ValidCall;
  caller: Caller;
  /** An argument, or `argument.key` of a jsonb, and what is given instead. */
  change?: { place: string; value: string | null };
  /** Looked for afterwards in every row of the tables that changed. */
  marker?: string;
};

export type Tried = {
  /** Of what refused the call. */
  error?: string;
  answer: (string | null)[];
  changed: string[];
  /** Places inside of the jsonb that people give. */
  keys: string[];
  /** The tables in which the marker was found. */
  marked: string[];
};

const textRow = z.object({ text: z.string().nullable() });
const listed = z.array(
  z.object({
    name: z.string(),
    names: z.array(z.string()),
    types: z.array(z.string()),
    isForPeople: z.boolean(),
  }),
);
const tallies = z.array(z.object({ place: z.string(), writes: z.coerce.number() }));

/** Every function of the public schema that takes arguments, with their types, and whether signed-in people may call it. */
export async function listFunctions(database: Pick<Database, "query">) {
  const { rows } = await database.query(`
    select p.proname as name, p.proargnames[1:p.pronargs] as names,
      array(select format_type(t, null) from unnest(p.proargtypes) with ordinality a (t, place) order by place) as types,
      has_function_privilege('authenticated', p.oid, 'execute') as "isForPeople"
    from pg_proc p where p.pronamespace = 'public'::regnamespace and p.pronargs > 0 order by 1
  `);
  return listed.parse(rows).map(({ name, names, types, isForPeople }) => ({
    name,
    isForPeople,
    types: Object.fromEntries(names.map((argument, place) => [argument, types[place] ?? ""])),
  }));
}

/** Calls a function as somebody, in a transaction that is taken back, and tells what it answered and what it changed. */
export async function tryCall(database: Database, attempt: Attempt): Promise<Tried> {
  const tried: Tried = { answer: [], changed: [], keys: [], marked: [] };
  await database.transaction(async (transaction) => {
    const { name, types, valid, caller, change, marker } = attempt;
    const ask = async (sql: string, values: unknown[] = []) => (await transaction.query(sql, values)).rows;
    if (valid.given) await transaction.exec(valid.given);
    const values: (string | null)[] = [];
    for (const [argument, type] of Object.entries(types)) {
      const [{ text }] = z
        .tuple([textRow])
        .parse(await ask(`select (${valid.with[argument]})::${type}::text as text`));
      values.push(changed(argument, text, change));
      if (type === "jsonb" && valid.texts?.[argument])
        tried.keys.push(...keysOf(text).map((key) => `${argument}.${key}`));
    }
    await become(ask, caller);
    const before = await countWrites(ask);
    const given = Object.entries(types).map(
      ([argument, type], place) => `${argument} => $${place + 1}::text::${type}`,
    );
    try {
      const rows = await ask(`select answer::text as text from public.${name}(${given}) answer`, values);
      tried.answer = z
        .array(textRow)
        .parse(rows)
        .map(({ text }) => text);
      await ask("reset role");
      for (const [place, writes] of await countWrites(ask))
        if (writes > (before.get(place) ?? 0)) tried.changed.push(place);
      if (marker)
        for (const place of tried.changed)
          if (
            (await ask(`select from ${place} row where strpos(row::text, $1) > 0 limit 1`, [marker])).length >
            0
          )
            tried.marked.push(place);
    } catch (error) {
      tried.error = error instanceof Error && "code" in error ? String(error.code) : String(error);
    }
    await transaction.rollback();
  });
  return tried;
}

function changed(argument: string, text: string | null, change: Attempt["change"]): string | null {
  if (!change) return text;
  if (change.place === argument) return change.value;
  const [whole, key = ""] = change.place.split(".");
  return whole === argument && key && text
    ? JSON.stringify({ ...JSON.parse(text), [key]: change.value })
    : text;
}

function keysOf(json: string | null): string[] {
  const value: unknown = JSON.parse(json ?? "null");
  return value && typeof value === "object" && !Array.isArray(value) ? Object.keys(value) : [];
}

type Ask = (sql: string, values?: unknown[]) => Promise<unknown[]>;

/** How many rows were written of each table, also by triggers. */
async function countWrites(ask: Ask): Promise<Map<string, number>> {
  const rows = await ask(`
    select schemaname || '.' || relname as place, n_tup_ins + n_tup_upd + n_tup_del as writes
    from pg_stat_xact_all_tables
    where schemaname in ('public', 'app', 'auth', 'storage')
  `);
  return new Map(tallies.parse(rows).map(({ place, writes }) => [place, writes]));
}

async function become(ask: Ask, caller: Caller): Promise<void> {
  const sub = { client: ids.dana, owner: ids.owner, service: "" }[caller];
  const role = caller === "service" ? "service_role" : "authenticated";
  // Hosted Supabase reads the claims as a whole, the embedded one each by itself.
  await ask(
    `with session as (
       insert into auth.sessions (id, user_id, aal)
       select gen_random_uuid(), id, 'aal2' from auth.users where id::text = $1 returning id
     )
     select set_config('request.jwt.claims', jsonb_strip_nulls(jsonb_build_object(
         'sub', nullif($1, ''), 'role', $2::text, 'session_id', (select id from session), 'aal', 'aal2'
       ))::text, true),
       set_config('request.jwt.claim.sub', $1, true), set_config('request.jwt.claim.role', $2::text, true)`,
    [sub, role],
  );
  await ask(`set local role ${role}`);
}
