import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { z } from "zod";
import { openDatabase } from "../../local/supabase/open-database.ts";
import { callEverything, prepareCalls } from "./call-everything.ts";
import { fillTables } from "./fill-tables.ts";
import { type Database, openEmbedded, openPostgres } from "./open-in-vain.ts";
import { ids } from "./permission-expectations.ts";
import { withPostgres } from "./postgres-server.ts";
import type { Queryable } from "./read-grants.ts";
import { giveFactors } from "./try-permissions.ts";

const levels = [undefined, null, "", "aal1", "aal2", "aal3", "AAL2", "aal2 ", 2, true, {}, ["aal2"]];
const passkey = { method: "passkey", timestamp: 1 };
const methods: unknown[] = [
  undefined,
  null,
  [],
  [{ method: "password", timestamp: 1 }],
  [passkey],
  [{ method: "password", timestamp: 2 }, passkey],
  passkey,
  "passkey",
  ["passkey"],
  [null],
  [{ method: "PASSKEY" }],
  [{ passkey: "method" }],
];
const tokens = levels.flatMap((aal) => methods.map((amr) => ({ aal, amr })));

const factors = ["none", "unverified", "verified"] as const;
const kept = [null, "aal1", "aal2"] as const;
const both = [false, true];
const situations = factors.flatMap((factor) =>
  kept.flatMap((aal) => both.flatMap((byPasskey) => both.map((must) => ({ factor, aal, byPasskey, must })))),
);
type Situation = (typeof situations)[number];

/** Said in other words than the database's. */
function isStrong({ factor, aal, byPasskey, must }: Situation, token: (typeof tokens)[number]): boolean {
  if (factor !== "verified") return !must;
  const isLevelTwo = token.aal === "aal2" && aal === "aal2";
  const saysPasskey = Array.isArray(token.amr) && token.amr.includes(passkey);
  return isLevelTwo || (saysPasskey && byPasskey);
}

const session = "00000000-0000-4000-8000-00000000e001";
const answers = z.array(
  z.object({ answer: z.object({ strong: z.boolean().nullable(), me: z.string().nullable() }) }),
);

/** What the database says of each token; both kinds of databases read the claims, each in its own way. */
async function ask(database: Queryable, claims: unknown[]) {
  await database.query("create schema if not exists tests");
  await database.query(`
    create or replace function tests.ask(claims text) returns jsonb language plpgsql as $$
    declare
      subject text := case when claims like '{%' then claims::jsonb ->> 'sub' end;
    begin
      perform set_config('request.jwt.claims', claims, true);
      perform set_config('request.jwt.claim.sub', coalesce(subject, ''), true);
      return jsonb_build_object('strong', app.is_strong(), 'me', app.me());
    end
    $$`);
  const { rows } = await database.query(
    "select tests.ask(claims) as answer from unnest($1::text[]) with ordinality asked (claims, place) order by place",
    [claims.map((each) => (typeof each === "string" ? each : JSON.stringify(each)))],
  );
  return answers.parse(rows).map(({ answer }) => answer);
}

async function prepare(database: Queryable, { factor, aal, byPasskey, must }: Situation): Promise<void> {
  await database.query("insert into auth.sessions (id, user_id, aal) values ($1, $2, $3)", [
    session,
    ids.owner,
    aal,
  ]);
  // What only begins later is not asked yet.
  await database.query("insert into app.must_enrol values ($1, now() + $2::interval)", [
    ids.owner,
    must ? "0 hours" : "1 hour",
  ]);
  if (factor !== "none")
    await database.query(
      `insert into auth.mfa_factors (id, user_id, factor_type, status, created_at, updated_at)
       values (gen_random_uuid(), $1, 'totp', $2, now(), now())`,
      [ids.owner, factor],
    );
  if (byPasskey)
    await database.query(
      `insert into auth.mfa_amr_claims (id, session_id, created_at, updated_at, authentication_method)
       values (gen_random_uuid(), $1, now(), now(), 'passkey')`,
      [session],
    );
}

const base = { sub: ids.owner, role: "authenticated", session_id: session };

for (const { name, open, ...options } of [
  { name: "the embedded database", open: openEmbedded },
  { name: "PostgreSQL", open: openPostgres, ...withPostgres, tags: "slow" },
])
  describe(`in ${name}`, options, () => {
    let database: Database;
    beforeAll(async () => {
      database = await open();
    });
    afterAll(() => database.stop());

    test.each(situations)(
      "with a factor $factor (must: $must), the session at $aal, by a passkey: $byPasskey, each token is what it says",
      async (situation) => {
        const found = await database.inVain(async (transaction) => {
          await prepare(transaction, situation);
          return ask(
            transaction,
            tokens.map((token) => ({ ...base, ...token })),
          );
        });
        const wrong = tokens.filter((token, place) => {
          const expected = isStrong(situation, token);
          return found[place]?.strong !== expected || found[place]?.me !== (expected ? ids.owner : null);
        });
        expect(wrong).toEqual([]);
      },
    );

    test("nobody, no session, an ended one and one of somebody else are nobody's", async () => {
      const level = { aal: "aal2", amr: [passkey] };
      const found = await database.inVain(async (transaction) => {
        await prepare(transaction, { factor: "verified", aal: "aal2", byPasskey: true, must: true });
        await transaction.query("insert into auth.sessions (id, user_id, aal) values ($1, $1, 'aal2')", [
          ids.dana,
        ]);
        return ask(transaction, [
          "",
          "{}",
          { ...level, sub: null },
          { ...level, role: "authenticated" },
          { ...base, ...level, session_id: undefined },
          { ...base, ...level, session_id: null },
          { ...base, ...level, session_id: ids.priya },
          { ...base, ...level, session_id: ids.dana },
          { ...base, ...level, session_id: "garbage" },
          { ...base, ...level, session_id: { id: session } },
        ]);
      });
      expect(found).toEqual(found.map(() => ({ strong: false, me: null })));
    });

    test("what cannot be asked is not strong", async () => {
      for (const damage of [
        "alter table auth.mfa_factors rename column status to renamed",
        "alter table auth.mfa_factors rename column user_id to renamed",
        "alter table auth.mfa_amr_claims rename to renamed",
        "alter table auth.sessions rename column aal to renamed",
        "do $$ begin alter table app.must_enrol rename to renamed; delete from auth.mfa_factors; end $$",
        // Whose rows a policy hides has factors all the same.
        `do $$ begin
          create role limited;
          grant usage on schema auth, app to limited;
          grant select on all tables in schema auth, app to limited;
          grant execute on all functions in schema auth, app to limited;
          alter table auth.mfa_factors enable row level security;
          alter function app.has_factor owner to limited;
          alter function app.is_strong owner to limited;
        end $$`,
      ]) {
        const [found] = await database.inVain(async (transaction) => {
          await prepare(transaction, { factor: "verified", aal: "aal2", byPasskey: true, must: true });
          await transaction.query(damage);
          return ask(transaction, [{ ...base, amr: [passkey] }]);
        });
        expect(found, damage).toEqual({ strong: false, me: null });
      }
    });

    test("a session that is not strong is told what nobody is told, by every function, view and file", async () => {
      const asEnded = await callAs("delete from auth.sessions");
      const asWeak = await callAs("select 1");
      const differing = asWeak.filter(({ answer }, place) => answer !== asEnded[place]?.answer);
      // What leads to a strong session, and no more.
      const leads = [
        [expect.stringContaining("use_recovery_code"), expect.stringContaining("unknown")],
        [expect.stringContaining("my_second_step"), expect.stringContaining("prove")],
      ];
      expect(differing.map(({ statement, answer }) => [statement, answer])).toEqual([...leads, ...leads]);
      expect(asWeak.length).toBeGreaterThan(200);
    });

    test("nobody but the sign-in service and these functions reads factors and codes", async () => {
      const tables = [
        ...["auth.mfa_factors", "auth.mfa_challenges", "auth.mfa_amr_claims"],
        ...["app.recovery_codes", "app.must_enrol"],
      ];
      const functions = ["signed_in_as()", "is_strong()", "has_factor(uuid)", "methods_of(uuid)"];
      const { rows } = await database.query(
        `select role, thing from unnest(array['anon', 'authenticated']) role cross join lateral (
           select name as thing from unnest($1::text[]) name
           where has_table_privilege(role, name, 'select, insert, update, delete')
             or has_any_column_privilege(role, name, 'select, insert, update')
           union all
           select name from unnest($2::text[]) name where has_function_privilege(role, 'app.' || name, 'execute')
         ) open`,
        [tables, functions],
      );
      expect(rows).toEqual([]);
    });

    /** What the owner and a client are answered, with factors and sessions of level 1, after a change. */
    async function callAs(change: string) {
      return database.inVain(async (transaction) => {
        const filled = await fillTables(transaction);
        await prepareCalls(transaction);
        await giveFactors(transaction);
        const { rows } = await transaction.query(
          "select table_name::text as name from information_schema.views where table_schema = 'public'",
        );
        const views = z
          .array(z.object({ name: z.string() }))
          .parse(rows)
          .map((view) => view.name);
        const all = [];
        for (const id of [filled.ids.owner, filled.ids.member]) {
          await transaction.query("reset role");
          await transaction.query(
            "insert into auth.sessions (id, user_id, aal) values ($1, $1, 'aal1') on conflict do nothing",
            [id],
          );
          await transaction.query(change);
          await transaction.query(
            `select set_config('request.jwt.claims', $1, true), set_config('request.jwt.claim.sub', $2, true),
               set_config('request.jwt.claim.role', 'authenticated', true)`,
            [JSON.stringify({ sub: id, role: "authenticated", session_id: id, aal: "aal1", amr: [] }), id],
          );
          await transaction.query("set local role authenticated");
          all.push(...(await callEverything(transaction, filled, { views })));
        }
        return all;
      });
    }
  });

test("a sign-in service without the tables has no factors, and the rest is as it was", async () => {
  const connection = await openDatabase();
  const { driver } = connection;
  const migration = (name: string) =>
    readFileSync(join(import.meta.dirname, "..", "migrations", `${name}.sql`), "utf8");
  await driver.exec(readFileSync(join(import.meta.dirname, "plain-postgres.sql"), "utf8"));
  await driver.exec(`
    create schema app;
    create table public.users (id uuid, disabled_at timestamptz);
    insert into auth.users (id) values ('${ids.owner}');
    insert into public.users values ('${ids.owner}');
    insert into auth.sessions (id, user_id) values ('${session}', '${ids.owner}')
  `);
  await driver.exec(migration("20261126700000_strong_sessions"));
  const found = await driver.transaction((transaction) => ask(transaction, [base, {}]));
  expect(found).toEqual([
    { strong: true, me: ids.owner },
    { strong: false, me: null },
  ]);
  await connection.close();
});
