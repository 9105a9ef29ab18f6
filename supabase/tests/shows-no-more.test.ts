import { afterAll, expect, test } from "vitest";
import { z } from "zod";
import { startTestBackend } from "../../local/supabase/test-backend.ts";
import { describeSchema } from "../../local/supabase/write-types.ts";
import { type Asker, actAs } from "./act-as.ts";
import { prepareCalls } from "./call-everything.ts";
import { fillTables, people } from "./fill-tables.ts";
import { findShown } from "./find-shown.ts";
import { calls, meantToBeKnown } from "./function-calls.ts";
import { functions } from "./permission-expectations.ts";

// Functions read past the policies, each by its own words. So with rows in every state, whatever they say is held against
// what the same person can select, and whatever they count against what they count when nothing else is there.

const backend = await startTestBackend();
afterAll(() => backend.stop());
const { database } = backend;
const filled = await fillTables(database);
await prepareCalls(database);
await database.exec(`
  insert into storage.objects (bucket_id, name) select 'project-files', path from public.project_files
  on conflict do nothing
`);
const views = (await describeSchema(database)).views.map(({ name }) => name);
/** What changes nothing, and can be asked again. */
const { rows: unchanging } = await database.query<{ name: string }>(
  "select proname::text as name from pg_proc where pronamespace = 'public'::regnamespace and provolatile <> 'v'",
);
const allSteady = unchanging.map(({ name }) => name);

const everybody: { person: string; id: Asker }[] = [
  { person: "anonymous visitor", id: null },
  ...people.map((person) => ({ person, id: filled.ids[person] })),
];
const excused = new Set<string>();
const answered = new Set<string>();

type Looked = { change?: string; names?: string[]; steady?: string[] };

/** What is shown to somebody, by the named functions or all, if the database were changed so. */
async function look(id: Asker, { change = "", names, steady = allSteady }: Looked = {}): Promise<string[]> {
  const found: string[] = [];
  await database.transaction(async (transaction) => {
    if (change) await transaction.query(change);
    const looked = await findShown(transaction, filled, id, { names, views, steady });
    found.push(...looked.shown);
    if (!change) {
      for (const each of looked.excused) excused.add(each);
      for (const each of looked.answered) answered.add(each);
    }
    await transaction.rollback();
  });
  return found;
}

test.each(everybody)("nothing says or counts for the $person what the policies hide", async ({ id }) => {
  expect(await look(id)).toEqual([]);
});

test("every function that people may call is called, and answers somebody", () => {
  const callable = Object.entries(functions).flatMap(([name, callers]) => (callers.length > 0 ? [name] : []));
  expect(Object.keys(calls).sort()).toEqual(callable.sort());
  expect(callable.filter((name) => !answered.has(name))).toEqual([]);
});

test("nothing is meant to be known that no function says any more", () => {
  const meant = Object.entries(meantToBeKnown).flatMap(([name, { columns, counts }]) => [
    ...columns.map((column) => `${name} ${column}`),
    ...(counts ? [`${name} counts`] : []),
  ]);
  expect([...excused].sort()).toEqual(meant.sort());
});

/** The functions whose answers are looked at, and what these are made of, as the database defines them. */
async function readDefinitions(): Promise<{ name: string; definition: string }[]> {
  const { rows } = await database.query(`
    select p.proname::text as name, pg_get_functiondef(p.oid) as definition from pg_proc p
    where p.pronamespace in ('public'::regnamespace, 'app'::regnamespace) and p.prokind = 'f' and p.provolatile <> 'v'
      and (p.prosecdef and (p.proretset or p.prorettype = 'jsonb'::regtype) or p.proname = 'search_sources')
  `);
  return z.array(z.object({ name: z.string(), definition: z.string() })).parse(rows);
}

/** Whether the member would be shown something more if a function were defined so. */
async function isNoticed(name: string, change: string): Promise<boolean> {
  const names = name in calls ? [name] : ["search_portal", "list_waiting"];
  const { member: id } = filled.ids;
  const question = askedItself[name];
  if (question) return await isAnswered(id, change, question);
  return (
    (await look(id, { change, names, steady: [] })).length > 0 ||
    (await look(id, { change, names, steady: names })).length > 0
  );
}

/** What these find is only handed on of rows that can be read, or in a state that is not among the rows. */
const askedItself: Record<string, string> = {
  requests_of_client: "select r.id from public.clients c cross join lateral app.requests_of_client(c.id) r",
  clients_of_unseen_money: "select id from app.clients_of_unseen_money()",
  list_owner_factors: "select id from public.list_owner_factors()",
  list_people_with_factor:
    "select person from public.clients c cross join lateral public.list_people_with_factor(c.id) person",
};

async function isAnswered(id: Asker, change: string, question: string): Promise<boolean> {
  return await database.transaction(async (transaction) => {
    await transaction.query(change);
    await transaction.query("update public.client_members set sees_money = false");
    await transaction.query(
      `insert into auth.mfa_factors (id, user_id, factor_type, status, created_at, updated_at)
       select gen_random_uuid(), colleague.user_id, 'totp', 'verified', now(), now()
       from public.client_members colleague where colleague.user_id <> $1`,
      [id],
    );
    await actAs(transaction, id);
    const { rows } = await transaction.query(question);
    await transaction.rollback();
    return rows.length > 0;
  });
}

test("a function that says the rule of a policy in other words is noticed", async () => {
  const sources = (await readDefinitions()).find(({ name }) => name === "search_sources");
  const drifted = sources?.definition.replace(
    "'app.can_read_change_order($3, project_id = any ($6), sent_at)'",
    "$s$$3 or (status <> 'draft' and project_id = any ($6))$s$".replaceAll("$", "$$$$"),
  );
  expect(drifted).toContain("draft");
  expect(await isNoticed("search_sources", drifted ?? "")).toBe(true);
});

test("a function that forgets to ask once, whatever it asks, is noticed", { tags: "slow" }, async () => {
  const mutants = (await readDefinitions()).flatMap(({ name, definition }) =>
    [...definition.matchAll(/app\.(is_owner|can_\w+)\(/g)].map(({ 0: call, index }) => ({
      name,
      change: `${definition.slice(0, index)}true${definition.slice(endOfCall(definition, index + call.length))}`,
    })),
  );
  expect(mutants.length).toBeGreaterThan(15);
  const unnoticed: string[] = [];
  for (const { name, change } of mutants) if (!(await isNoticed(name, change))) unnoticed.push(change);
  expect(unnoticed).toEqual([]);
});

/** The place after the parenthesis that closes what was opened before `start`. */
function endOfCall(text: string, start: number): number {
  let depth = 1;
  let place = start;
  for (; depth > 0; place++) depth += { "(": 1, ")": -1 }[text[place] ?? ""] ?? 0;
  return place;
}
