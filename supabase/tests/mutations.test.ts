import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { z } from "zod";
import { type Database, openEmbedded, openPostgres } from "./open-in-vain.ts";
import { tables } from "./permission-expectations.ts";
import { withPostgres } from "./postgres-server.ts";
import { readGrants } from "./read-grants.ts";
import { type SessionShape, strongSessions, weakSessions } from "./session-shapes.ts";
import { findWrongCells, findWrongCellsOfTheStrong, findWrongCellsOfTheWeak } from "./try-permissions.ts";

// The expectations are only worth something if a mistake in a migration shows. So every policy is removed and opened, and
// every grant that is not there is given, one at a time: each must contradict them.

let database: Database;

const policies = z.array(z.object({ table: z.string(), name: z.string(), cmd: z.string() }));
const columnNames = z.array(z.object({ name: z.string() }));

async function readPolicies() {
  const { rows } = await database.query(
    `select tablename::text as "table", policyname::text as name, cmd from pg_policies where schemaname = 'public'`,
  );
  return policies.parse(rows);
}

async function isNoticed(mutation: string, table: string): Promise<boolean> {
  return database.inVain(async (transaction) => {
    await transaction.query(mutation);
    return (await findWrongCells(transaction, table)).length > 0;
  });
}

type Find = typeof findWrongCellsOfTheWeak;
type IsTried = (way: number, table: string, place: number, ways: number) => boolean;

/** Tries tables with sessions of every shape, weak ones and strong ones. */
async function tryShapes(isTried: IsTried): Promise<void> {
  const wrong: string[] = [];
  const findIn = async (shapes: [string, SessionShape][], find: Find) => {
    for (const [place, table] of Object.keys(tables).entries())
      for (const [way, [name, shape]] of shapes.entries()) {
        if (!isTried(way, table, place, shapes.length)) continue;
        const cells = await database.inVain((transaction) => find(transaction, table, shape));
        wrong.push(...cells.map((cell) => `${table}: ${cell}, ${name}`));
      }
  };
  await findIn(Object.entries(weakSessions), findWrongCellsOfTheWeak);
  await findIn(Object.entries(strongSessions), findWrongCellsOfTheStrong);
  expect(wrong).toEqual([]);
}

// The embedded database takes fifteen times as long for the same.
for (const { name, open, ...options } of [
  { name: "PostgreSQL", open: openPostgres, ...withPostgres },
  { name: "the embedded database", open: openEmbedded, tags: "slow" },
])
  describe(`in ${name}`, options, () => {
    beforeAll(async () => {
      database = await open();
    });
    afterAll(() => database.stop());

    test("without a mutation every cell is as expected", async () => {
      for (const table of Object.keys(tables)) {
        expect(await database.inVain((transaction) => findWrongCells(transaction, table)), table).toEqual([]);
      }
    });

    test("an owner and a client who have a second factor reach nothing by a password alone", async () => {
      for (const table of Object.keys(tables)) {
        const wrong = await database.inVain((transaction) => findWrongCellsOfTheWeak(transaction, table));
        expect(wrong, table).toEqual([]);
      }
    });

    test("no session that falls short in any other way reaches anything, and one that does not reaches all", () =>
      tryShapes((way, table, place, ways) => way === place % ways || table === "clients"));

    test("no session falls short in any way and reaches anything, in any table", { tags: "slow" }, () =>
      tryShapes(() => true),
    );

    test("that every session is strong is noticed", async () => {
      const wrong = await database.inVain(async (transaction) => {
        await transaction.query(
          "create or replace function app.is_strong() returns boolean language sql stable as 'select true'",
        );
        return findWrongCellsOfTheWeak(transaction, "clients");
      });
      expect(wrong).toEqual([
        "select by weakOwner is allowed",
        "insert by weakOwner is allowed",
        "update by weakOwner is allowed",
        "select by weakClient is allowed",
      ]);
    });

    test("that no session is strong is noticed", async () => {
      const wrong = await database.inVain(async (transaction) => {
        await transaction.query(
          "create or replace function app.is_strong() returns boolean language sql stable as 'select false'",
        );
        return findWrongCellsOfTheStrong(transaction, "clients");
      });
      expect(wrong).toContain("select by owner is hidden");
    });

    test("removing any one policy is noticed", async () => {
      const found = await readPolicies();
      expect(found.length).toBeGreaterThan(9);
      const unnoticed: object[] = [];
      for (const policy of found) {
        const drop = `drop policy "${policy.name}" on public.${policy.table}`;
        if (!(await isNoticed(drop, policy.table))) unnoticed.push(policy);
      }
      expect(unnoticed).toEqual([]);
    });

    test("opening any one policy to everybody is noticed", async () => {
      const unnoticed: object[] = [];
      for (const policy of await readPolicies()) {
        const using = policy.cmd === "INSERT" ? "" : "using (true)";
        const check = ["INSERT", "UPDATE", "ALL"].includes(policy.cmd) ? "with check (true)" : "";
        const open = `alter policy "${policy.name}" on public.${policy.table} ${using} ${check}`;
        if (!(await isNoticed(open, policy.table))) unnoticed.push(policy);
      }
      expect(unnoticed).toEqual([]);
    });

    test("switching off the row level security of any table that signed-in users reach is noticed", async () => {
      for (const [table, { grants }] of Object.entries(tables)) {
        if (grants.select.length === 0) continue;
        expect(await isNoticed(`alter table public.${table} disable row level security`, table), table).toBe(
          true,
        );
      }
    });

    test("widening any one grant is noticed", async () => {
      let widened = 0;
      for (const [table, { grants }] of Object.entries(tables)) {
        const { rows } = await database.query(
          "select column_name::text as name from information_schema.columns where table_schema = 'public' and table_name = $1 order by 1",
          [table],
        );
        const columns = columnNames.parse(rows).map(({ name }) => name);
        const nothing = { select: [], insert: [], update: [], delete: false };
        for (const [role, has] of Object.entries({ anon: nothing, authenticated: grants })) {
          const place = `${role} on ${table}`;
          const grantsAfter = (...privileges: string[]) =>
            database.inVain(async (transaction) => {
              await transaction.query(`grant ${privileges.join(", ")} on public.${table} to ${role}`);
              return readGrants(transaction, table);
            });
          // What is read is a set: that all of a verb's columns appear means that each of them would by itself.
          const verbs = (["select", "insert", "update"] as const).filter(
            (verb) => has[verb].length < columns.length,
          );
          const all = verbs.map((verb) => `${verb} (${columns.join(", ")})`);
          if (!has.delete) all.push("delete");
          const after = new Map(Object.entries(await grantsAfter(...all))).get(role);
          for (const verb of verbs) expect(after?.[verb], `${verb}, ${place}`).toEqual(columns);
          expect(after?.delete, place).toBe(true);
          await expect(grantsAfter("truncate"), place).rejects.toThrow();
          widened += all.length + 1;
        }
      }
      expect(widened).toBeGreaterThan(200);
    }, 180_000);
  });
