import { portalKinds } from "schemas/portal-kinds.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { z } from "zod";
import { aboutMoney, fillWithMoney, moneyNames } from "./find-money.ts";
import { calls } from "./function-calls.ts";
import { databasesAtVersion } from "./open-at-version.ts";

// A person of a client who does not see its money, with rows in every state: no word of a row about money and no amount comes back
// from a table, a function or a mail. Then every place that asks for it is made to forget, one at a time.

const newest = "99999999999999";
const all = [
  ...["change_order", "digest", "invoice-open", "invoice-receipt"],
  ...["payment-failed", "second-subscription-ended"],
];
const defined = z.array(z.object({ name: z.string(), definition: z.string() }));

/** How a function forgets, at each place where it asks. */
const ways: [asks: RegExp, forgets: (call: string, ...parts: string[]) => string][] = [
  [/(?<!FUNCTION app\.)my_money_(client|project)_ids/g, (_, of) => `my_${of}_ids`],
  [/(?<!FUNCTION )app\.told_people\(([^,]+),[^)]*\)/g, (_, project) => `app.project_people(${project})`],
  [/ and (m\.)?sees_money\b/g, () => ""],
  [/(?<!FUNCTION )app\.sees_money_of\([^)]*\)/g, () => "true"],
  [/(?<!FUNCTION )app\.is_about_money\([^()]*\)/g, () => "false"],
  [/\(kind = ANY \(ARRAY\[.*\]\)\)/g, () => "false"],
  [/perform app\.withdraw_money\([^)]*\);/g, () => ""],
];
/** What changes something, and answers what or how much of it. */
const toldByAnswer = ["decide_change_order", "read_notifications", "set_billing_details"];
/** Who is asked for by a rule of its own: sees-money.test.ts. */
const elsewhere =
  /^(set_sees_money|unlink_person|sees_money_beside|clients_of_unseen_money|list_people|join_clients)$/;

describe.each(databasesAtVersion)("on %s", (_, { open, options }) => {
  describe("money", options, () => {
    let database: Awaited<ReturnType<typeof open>>;
    let asked: Awaited<ReturnType<typeof fillWithMoney>>;
    beforeAll(async () => {
      database = await open(newest);
      asked = await fillWithMoney(database);
    });
    afterAll(() => database?.close());

    test("is the same to the database and to the list of kinds", async () => {
      expect(moneyNames.length).toBeGreaterThan(3);
      const names = Object.entries(portalKinds).flatMap(([name, kind]) => [
        name,
        ...("news" in kind ? [kind.news] : []),
      ]);
      const { rows } = await database.query(
        "select distinct name from unnest($1::text[]) name where app.is_about_money(name)",
        [names],
      );
      expect(rows.map((row) => Object(row).name).sort()).toEqual([...new Set(moneyNames)].sort());
      // What has an amount is a kind about money.
      for (const { table } of asked.amounts) expect(aboutMoney[table], table).toBe("true");
    });

    test("is told to whoever sees it, with every amount and every row's words", async () => {
      const found = (await asked.look({ person: "member" })).join("\n");
      for (const table of Object.keys(aboutMoney)) expect(found.includes(`${table}: `), table).toBe(true);
      for (const name of [
        "total_change_orders",
        "list_waiting",
        "search_portal",
        "list_notifications",
        "my_data",
      ])
        expect(found.includes(`${name}: `), name).toBe(true);
    });

    test("is told in nothing to whoever does not, who decides about none", async () => {
      expect(await asked.look()).toEqual([]);
      expect(await asked.look({ person: "unlinked" })).toEqual([]);
      expect([...(await asked.ask("decide_change_order"))]).toEqual(['TT000 ["missing"]']);
      expect((await asked.ask("decide_change_order", { person: "member" })).size).toBeGreaterThan(1);
    });

    test("is news, and in mails, of those who see it, and taken back with the tick or the membership", async () => {
      const { tell, isInDigest, take, leave } = asked;
      expect(await tell("member")).toEqual(all);
      for (const person of ["colleague", "unlinked", "otherMember"] as const)
        expect(await tell(person), person).toEqual([]);
      for (const after of [take, leave]) expect(await tell("member", { after }), after).toEqual([]);
      expect(await isInDigest("member")).toBe(true);
      expect(await isInDigest("colleague")).toBe(false);
    });

    test("is decided about under a lock on the tick", async () => {
      const { rows } = await database.query(
        "select pg_get_functiondef('public.decide_change_order'::regproc) as source",
      );
      expect(Object(rows[0]).source).toMatch(/sees_money\s+for share of m/);
    });

    test("is not forgotten in a policy without notice", async () => {
      const { rows } = await database.query(
        `select format('%I on public.%I', policyname, tablename) as name, qual as definition
         from pg_policies where qual ~ 'my_money'`,
      );
      const policies = defined.parse(rows);
      expect(policies.length).toBeGreaterThan(4);
      for (const { name, definition } of policies) {
        const change = `alter policy ${name} using (${definition.replaceAll("my_money_", "my_")})`;
        expect(await asked.look({ change, names: [] }), name).not.toEqual([]);
      }
    });

    async function makeMutants() {
      const { rows } = await database.query(
        `select proname::text as name, pg_get_functiondef(oid) as definition from pg_proc
         where pronamespace in ('public'::regnamespace, 'app'::regnamespace) and prokind = 'f' order by 1`,
      );
      return defined
        .parse(rows)
        .filter(({ name }) => !elsewhere.test(name))
        .flatMap(({ name, definition }) =>
          ways.flatMap(([asks, forgets]) =>
            [...definition.matchAll(asks)].map((match) => {
              const [call, ...parts] = match;
              const rest = definition.slice(match.index + call.length);
              return {
                name,
                change: `${definition.slice(0, match.index)}${forgets(call, ...parts)}${rest}`,
              };
            }),
          ),
        );
    }

    async function isNoticed({ name, change }: { name: string; change: string }): Promise<boolean> {
      const { look, ask, tell, isInDigest, take, leave } = asked;
      const names = name in calls ? [name] : ["search_portal", "my_data"];
      if ((await look({ change, names })).length > 0) return true;
      if ((await tell("colleague", { change })).length > 0) return true;
      for (const after of [take, leave])
        if ((await tell("member", { change, after })).length > 0) return true;
      if (await isInDigest("colleague", change)) return true;
      if (!toldByAnswer.includes(name)) return (await look({ change })).length > 0;
      const [before, after] = [await ask(name), await ask(name, { change })];
      return [...after].join() !== [...before].join();
    }

    test("is not forgotten in a function without notice", { tags: "slow" }, async () => {
      const mutants = await makeMutants();
      expect(mutants.length).toBeGreaterThan(12);
      const unnoticed: string[] = [];
      for (const mutant of mutants) if (!(await isNoticed(mutant))) unnoticed.push(mutant.change);
      expect(unnoticed).toEqual([]);
    });
  });
});
