import { readFileSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { actAs } from "./act-as.ts";
import { databasesAtVersion } from "./open-at-version.ts";

// What a client decides about has a version: decisions of the last version still verify, and whoever had a page open while the
// update ran is asked to look once more.

/** The last one of the version before snapshots said theirs. */
const before = "20261126240100_own_places.sql";

describe.each(databasesAtVersion)("on %s", (_, { open, options }) => {
  describe("the update", options, () => {
    let database: Awaited<ReturnType<typeof open>>;
    const rows = async (sql: string) => (await database.query(sql)).rows;
    beforeAll(async () => {
      database = await open(before);
      await database.run(people);
    });
    afterAll(() => database?.close());

    async function decide(kind: "change_order" | "feedback_item", id: string, seen: unknown) {
      await database.query("begin");
      await database.query("insert into auth.sessions (id, user_id) values ($1, $1) on conflict do nothing", [
        client,
      ]);
      await actAs(database, client);
      const { rows } = await database.query(
        `select public.decide_${kind}($1, 'approved', $2, '') as answer`,
        [id, seen],
      );
      await database.query("commit");
      return Object(rows[0]).answer;
    }
    const seenOf = async (table: string, id: string) =>
      Object((await rows(`select snapshot_sha256 as seen from public.${table} where id = '${id}'`))[0]).seen;

    const table = { change_order: "change_orders", feedback_item: "feedback_items" } as const;
    const receipts = "select snapshot, snapshot_sha256 from public.approvals order by subject_id";
    const broken = "select id from public.approvals where app.hash_snapshot(snapshot) <> snapshot_sha256";

    test("keeps receipts, asks once about what was on the screen, and so does every later version", async () => {
      for (const [kind, id] of decided)
        expect(await decide(kind, id, await seenOf(table[kind], id))).toBe("approved");
      const kept = await rows(receipts);
      expect(kept).toHaveLength(2);
      const onScreen = new Map<string, unknown>();
      for (const [kind, id] of waiting) onScreen.set(id, await seenOf(table[kind], id));

      for (const path of database.later) await database.run(readFileSync(path, "utf8"));
      expect(await rows(receipts)).toEqual(kept);
      expect(await rows(broken)).toEqual([]);
      // Who sends the same answer once more is told what is true, by the hash of then.
      for (const [place, [kind, id]] of decided.entries())
        expect(await decide(kind, id, Object(kept[place]).snapshot_sha256)).toBe("approved");

      for (const [kind, id] of waiting.slice(0, 2)) {
        expect(await decide(kind, id, onScreen.get(id))).toBe("changed");
        expect(await decide(kind, id, await seenOf(table[kind], id))).toBe("approved");
      }

      // A later version has a field more, and its migration did nothing but say so.
      for (const [of, name] of [
        ["public.change_orders", "change_order"],
        ["public.feedback_items", "item"],
      ] as const)
        await database.run(`create or replace function app.snapshot_of(${name} ${of}) returns jsonb language sql immutable
          as $$ select jsonb_build_object('version', 4, 'id', ${name}.id::text, 'title', ${name}.title, 'more', ${name}.version) $$`);
      for (const [kind, id] of waiting.slice(2)) {
        expect(await decide(kind, id, await seenOf(table[kind], id))).toBe("changed");
        expect(await decide(kind, id, await seenOf(table[kind], id))).toBe("approved");
      }
      expect(await rows(broken)).toEqual([]);
      const versions =
        "select distinct (snapshot ->> 'version')::integer as version from public.approvals order by 1";
      expect(await rows(versions)).toEqual([
        { version: 2 },
        { version: 3 },
        { version: 4 },
        { version: null },
      ]);
    });
  });
});

const id = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, "0")}`;
const [client, agency, project] = [id(1), id(2), id(3)];
const decided = [
  ["change_order", id(11)],
  ["feedback_item", id(21)],
] as const;
const waiting = [
  ["change_order", id(12)],
  ["feedback_item", id(22)],
  ["change_order", id(13)],
  ["feedback_item", id(23)],
] as const;

const people = `
  insert into auth.users (id, email, email_confirmed_at, raw_user_meta_data)
  values ('${client}', 'client@example.com', now(), '{"full_name": "Ada"}');
  insert into public.clients (id, name) values ('${agency}', 'Example');
  insert into public.client_members (client_id, user_id) values ('${agency}', '${client}');
  insert into public.projects (id, client_id, name) values ('${project}', '${agency}', 'Site');
  insert into public.change_orders (id, project_id, title, price_cents, currency, valid_until, status, sent_at, expires_at)
  select ('00000000-0000-4000-8000-0000000000' || n)::uuid, '${project}', 'Order ' || n, n, 'CAD', current_date + 9, 'sent',
    now(), now() + interval '9 days'
  from generate_series(11, 13) n;
  insert into public.feedback_items (id, project_id, title, visible)
  select ('00000000-0000-4000-8000-0000000000' || n)::uuid, '${project}', 'Item ' || n, true from generate_series(21, 23) n;
`;
