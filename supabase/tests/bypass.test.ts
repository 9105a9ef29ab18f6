import { afterAll, describe, expect, test } from "vitest";
import { accounts, startTestBackend } from "../../local/supabase/test-backend.ts";
import { functions, tables } from "./permission-expectations.ts";

// The other ways to a row than asking for it: conditions, counts, embedding, views and functions.

const backend = await startTestBackend();
afterAll(() => backend.stop());
const priya = await backend.signIn(accounts.otherClient);

describe.each(Object.entries(tables))("%s", (table, { row, grants, outcomes }) => {
  test("another client finds no row by or=, like, not, in, order or count", async () => {
    const [[column = "", value = ""] = []] = Object.entries(row);
    const ask = () => priya.from(table).select(grants.select.join(",") || "*", { count: "exact" });
    const answers = await Promise.all([
      ask().or(`${column}.eq.${value},${column}.not.is.null`),
      ask().not(column, "is", null),
      ask().in(column, [value]),
      ask().order(column).limit(1000),
      priya.from(table).select(column, { count: "exact", head: true }).match(row),
    ]);
    for (const { data, count, error } of answers) {
      if (outcomes.otherClient.select === "denied") {
        expect(error).not.toBeNull();
        continue;
      }
      expect(error).toBeNull();
      const found = (data ?? []).filter((each) =>
        Object.entries(row).every(([name, expected]) => Reflect.get(Object(each), name) === expected),
      );
      expect(found).toEqual([]);
      if (data === null) expect(count).toBe(0);
    }
  });
});

test("embedding shows no more than asking directly", async () => {
  const { data, error } = await priya.from("clients").select("name, client_members (user_id)");
  expect(error).toBeNull();
  expect(data?.map(({ name }) => name)).toEqual(["Alder & Oak Interiors"]);
  const members = await priya.from("client_members").select("clients (name), users (id, email, phone)");
  expect(members.error).toBeNull();
  expect(JSON.stringify(members.data)).not.toMatch(/Voltway|dana@|owner@/);
});

test("no view of the public schema runs with its owner's rights", async () => {
  const { rows } = await backend.database.query(
    `select relname from pg_class where relnamespace = 'public'::regnamespace and relkind in ('v', 'm')
     and not coalesce(reloptions @> array['security_invoker=true'], false)`,
  );
  expect(rows).toEqual([]);
});

test("every definer function pins its search path", async () => {
  const { rows } = await backend.database.query(
    `select proname from pg_proc where pronamespace in ('public'::regnamespace, 'app'::regnamespace)
     and prosecdef and not coalesce(proconfig @> array['search_path=""'], false)`,
  );
  expect(rows).toEqual([]);
});

test("a client reaches no function but those for signed-in users, an anonymous visitor none", async () => {
  for (const [name, callers] of Object.entries(functions)) {
    const anonymous = await backend.anonymous().rpc(name);
    expect(anonymous.error, name).not.toBeNull();
    if (callers.length === 0) expect((await priya.rpc(name)).error, name).not.toBeNull();
  }
});
