import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { accounts, startTestBackend, type UntypedClient } from "../../local/supabase/test-backend.ts";
import { describeSchema } from "../../local/supabase/write-types.ts";
import { keepTables } from "./keep-tables.ts";
import {
  actors,
  functions,
  outcomesOfTheWeak,
  type TableExpectation,
  tables,
  type Verb,
  verbs,
  weakActors,
} from "./permission-expectations.ts";
import { readGrants } from "./read-grants.ts";
import { giveFactors } from "./try-permissions.ts";

const backend = await startTestBackend();
afterAll(() => backend.stop());
const clients = {
  anonymous: backend.anonymous(),
  otherClient: await backend.signIn(accounts.otherClient),
  ownClient: await backend.signIn(accounts.ownClient),
  owner: await backend.signIn(accounts.owner),
};
const kept = await keepTables(backend.database);

describe.each(Object.entries(tables))("%s", (table, expectation) => {
  const cases = actors.flatMap((actor) =>
    verbs.map((verb) => ({ actor, verb, outcome: expectation.outcomes[actor][verb] })),
  );

  test.each(cases)("$verb by $actor is $outcome", async ({ actor, verb, outcome }) => {
    try {
      const { data, count, error } = await attempt(clients[actor], table, expectation, verb);
      if (outcome === "denied") expect(error?.code).toBe("42501");
      else expect(error).toBeNull();
      if (verb === "select" && outcome !== "denied") {
        expect(count).toBe(outcome === "allowed" ? 1 : 0);
        expect(data).toHaveLength(outcome === "allowed" ? 1 : 0);
      }
      const shouldChange = verb !== "select" && outcome === "allowed";
      expect(await kept.changedTables()).toEqual(shouldChange ? expect.arrayContaining([table]) : []);
    } finally {
      await kept.restore();
    }
  });

  test("the grants are these and no others", async () => {
    const grants = await readGrants(backend.database, table);
    expect(grants.anon).toEqual({ select: [], insert: [], update: [], delete: false });
    expect(grants.authenticated).toEqual(expectation.grants);
  });
});

describe.each(Object.entries(weakActors))(
  "the %s, who has a second factor and gave a password alone",
  (_, actor) => {
    beforeAll(() => giveFactors(backend.database));
    afterAll(() => backend.database.exec("delete from auth.mfa_factors"));

    test.each(Object.entries(tables))("reaches nothing in %s", async (table, expectation) => {
      const expected = outcomesOfTheWeak(expectation);
      for (const verb of verbs) {
        const { data, count, error } = await attempt(clients[actor], table, expectation, verb);
        expect(error?.code, verb).toBe(expected[verb] === "denied" ? "42501" : undefined);
        expect([count ?? 0, data ?? []], verb).toEqual([0, []]);
      }
      expect(await kept.changedTables()).toEqual([]);
    });

    test("is told that the second step is missing, and without a factor is not", async () => {
      const step = async (client: UntypedClient) => (await client.rpc("my_second_step")).data;
      expect(await step(clients[actor])).toBe("prove");
      expect((await clients.anonymous.rpc("my_second_step")).error?.code).toBe("42501");
      await backend.database.exec("delete from auth.mfa_factors");
      expect(await step(clients[actor])).toBe("none");
    });
  },
);

describe("nothing is forgotten", () => {
  test("every table and view of the public schema has expectations and row level security", async () => {
    const { tables: found, views } = await describeSchema(backend.database);
    expect([...found, ...views].map(({ name }) => name).sort()).toEqual(Object.keys(tables).sort());
    const open = await backend.database.query(
      "select relname from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relrowsecurity",
    );
    expect(open.rows).toEqual([]);
  });

  test("every function of the public schema has the callers that are expected", async () => {
    const { rows } = await backend.database.query<{ name: string; callers: string[] }>(`
      select p.proname as name, array(
        select role from unnest(array['anon', 'authenticated']) role
        where has_function_privilege(role, p.oid, 'execute')
      ) as callers
      from pg_proc p where p.pronamespace = 'public'::regnamespace
    `);
    expect(Object.fromEntries(rows.map(({ name, callers }) => [name, callers]))).toEqual(functions);
  });

  test("the helpers of the policies are not reachable through the API", async () => {
    for (const name of ["is_owner", "my_client_ids"]) {
      const inPublic = await clients.ownClient.rpc(name);
      expect(inPublic.error?.code).toBe("PGRST202");
      const inApp = await clients.ownClient.schema("app").rpc(name);
      expect(inApp.error?.code).toBe("PGRST106");
    }
  });
});

function attempt(
  client: UntypedClient,
  table: string,
  { row, insert, update, grants }: TableExpectation,
  verb: Verb,
) {
  const from = client.from(table);
  switch (verb) {
    case "select":
      return from.select(grants.select.join(","), { count: "exact" }).match(row);
    case "insert":
      return from.insert(insert);
    case "update":
      return from.update(update).match(row);
    case "delete":
      return from.delete().match(row);
  }
}
