import { readFileSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { databasesAtVersion } from "./open-at-version.ts";

/** The last version in which everybody of a client saw its money. */
const before = "20261126540000_currency_units.sql";
const id = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, "0")}`;
const [client, first, second, third] = [id(1), id(2), id(3), id(4)];

describe.each(databasesAtVersion)("on %s", (_, { open, options }) => {
  describe("the update", options, () => {
    let database: Awaited<ReturnType<typeof open>>;
    beforeAll(async () => {
      database = await open(before);
      await database.run(`
        insert into auth.users (id, email, email_confirmed_at) values
          ('${first}', 'first@example.com', now()), ('${second}', 'second@example.com', now()), ('${third}', 'third@example.com', null);
        insert into public.clients (id, name) values ('${client}', 'One');
        insert into public.client_members (client_id, user_id) values ('${client}', '${first}'), ('${client}', '${second}');
        insert into public.invites (client_id, email) values ('${client}', 'third@example.com')`);
    });
    afterAll(() => database?.close());

    test("leaves money to everybody who saw it, and writes no entry of it; whoever joins later starts without", async () => {
      const entries = "select count(*)::int as entries from public.audit_log";
      const known = await database.query(entries);
      for (const path of database.later) await database.run(readFileSync(path, "utf8"));
      expect((await database.query(entries)).rows).toEqual(known.rows);
      await database.run(`update auth.users set email_confirmed_at = now() where id = '${third}'`);
      const { rows } = await database.query(
        "select user_id, sees_money from public.client_members order by user_id",
      );
      expect(rows).toEqual([
        { user_id: first, sees_money: true },
        { user_id: second, sees_money: true },
        { user_id: third, sees_money: false },
      ]);
    });
  });
});
