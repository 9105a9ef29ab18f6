import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { z } from "zod";
import { openDatabase } from "../../local/supabase/open-database.ts";
import {
  ask,
  base,
  damages,
  isProven,
  isStrong,
  nobodys,
  passkey,
  prepare,
  session,
  situations,
  tokens,
  unreadable,
} from "./ask-strength.ts";
import { callEverything, prepareCalls } from "./call-everything.ts";
import { fillTables } from "./fill-tables.ts";
import { type Database, openEmbedded, openPostgres } from "./open-in-vain.ts";
import { ids } from "./permission-expectations.ts";
import { withPostgres } from "./postgres-server.ts";
import { beginSession, type SessionShape, weakSessions } from "./session-shapes.ts";

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
      const found = await database.inVain(async (transaction) => {
        await prepare(transaction, isProven);
        await transaction.query("update auth.sessions set aal = 'aal2'");
        return ask(transaction, [...nobodys, ...unreadable]);
      });
      expect(found).toEqual(found.map(() => ({ strong: false, me: null })));
    });

    test("what cannot be asked is not strong", async () => {
      for (const damage of damages)
        for (const must of [true, false]) {
          const [found] = await database.inVain(async (transaction) => {
            await prepare(transaction, { ...isProven, must });
            await transaction.query(damage);
            return ask(transaction, [{ ...base, amr: [passkey] }]);
          });
          expect(found, damage).toEqual({ strong: false, me: null });
        }
    });

    const [first, ...others] = Object.entries(weakSessions).map(([way, shape]) => ({ way, shape }));
    const told = "a session $way is told what nobody is told, by every function, view and file";
    test.each(first ? [first] : [])(told, compareWithNobody);
    test.each(others)(told, { tags: "slow" }, compareWithNobody);

    async function compareWithNobody({ shape }: { shape: SessionShape }) {
      const asEnded = await callAs(shape, "delete from auth.sessions");
      const asWeak = await callAs(shape);
      const differing = asWeak.filter(({ answer }, place) => answer !== asEnded[place]?.answer);
      const step = shape.hasFactor ? "prove" : "enrol";
      // What leads to a strong session, and no more.
      const leads = [
        [expect.stringContaining("use_recovery_code"), expect.stringContaining("unknown")],
        [expect.stringContaining("my_second_step"), expect.stringContaining(step)],
      ];
      expect(differing.map(({ statement, answer }) => [statement, answer])).toEqual([...leads, ...leads]);
      expect(asWeak.length).toBeGreaterThan(200);
    }

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

    /** What the owner and a client are answered in a session, after a change. */
    async function callAs(shape: SessionShape, change = "select 1") {
      return database.inVain(async (transaction) => {
        const filled = await fillTables(transaction);
        await prepareCalls(transaction);
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
          const says = await beginSession(transaction, shape, { account: id, session: id });
          await transaction.query(change);
          await transaction.query(
            `select set_config('request.jwt.claims', $1, true), set_config('request.jwt.claim.sub', $2, true),
               set_config('request.jwt.claim.role', 'authenticated', true)`,
            [JSON.stringify({ sub: id, role: "authenticated", session_id: id, ...says }), id],
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
  await driver.exec(`insert into app.must_enrol values ('${ids.owner}', now())`);
  const found = await driver.transaction((transaction) => ask(transaction, [base, {}]));
  expect(found).toEqual([
    { strong: true, me: ids.owner },
    { strong: false, me: null },
  ]);
  await connection.close();
});
