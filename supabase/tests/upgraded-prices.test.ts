import { readFileSync } from "node:fs";
import { payableCurrencies, readFrozenPrice, unitsOf } from "schemas/currency-units.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { actAs } from "./act-as.ts";
import { databasesAtVersion } from "./open-at-version.ts";

/** The last version that counted every price in hundredths, whatever its currency. */
const before = "20261126444000_plan_news.sql";
const id = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, "0")}`;
const [client, agency, project] = [id(1), id(2), id(3)];

/** Prices as they were typed, and as Stripe counts them. */
const prices = [
  ["JPY", "125000.00", 125_000],
  ["KWD", "1250.12", 1_250_120],
  ["ISK", "900.00", 90_000],
  ["CAD", "-40.05", -4005],
  ["KWD", "1000000.00", 1_000_000_000],
] as const;
const statuses = ["draft", "sent", "approved"] as const;
const orders = prices.flatMap(([currency, typed, units], place) =>
  statuses.map((status, turn) => ({ id: id(100 + 10 * place + turn), currency, typed, units, status })),
);

describe.each(databasesAtVersion)("on %s", (_, { open, options }) => {
  describe("the update", options, () => {
    let database: Awaited<ReturnType<typeof open>>;
    const rows = async (sql: string, values?: unknown[]) =>
      (await database.query(sql, values)).rows.map(Object);
    beforeAll(async () => {
      database = await open(before);
      await database.run(people);
      for (const order of orders) await addOrder(order);
    });
    afterAll(() => database?.close());

    async function addOrder({ id, currency, typed, status }: (typeof orders)[number]) {
      const state = status === "draft" ? "'draft', null" : "'sent', now()";
      await database.run(
        `insert into public.change_orders (id, project_id, title, price_cents, currency, valid_until, status, sent_at, expires_at)
         values ('${id}', '${project}', 'Order', round(${typed} * 100), '${currency}', current_date + 9, ${state},
           now() + interval '9 days')`,
      );
      if (status === "approved") expect(await decide(id)).toBe("approved");
    }

    async function decide(order: string) {
      const [found] = await rows("select snapshot_sha256 as seen from public.change_orders where id = $1", [
        order,
      ]);
      await database.query("begin");
      await database.query("insert into auth.sessions (id, user_id) values ($1, $1) on conflict do nothing", [
        client,
      ]);
      await actAs(database, client);
      const [answer] = await rows("select public.decide_change_order($1, 'approved', $2, '') as answer", [
        order,
        found.seen,
      ]);
      await database.query("commit");
      return answer.answer;
    }

    test("carries prices over to Stripe's units, keeps receipts, and lets decide what waits", async () => {
      const receipts =
        "select subject_id, snapshot, snapshot_sha256 from public.approvals order by subject_id";
      const kept = await rows(receipts);
      const versions = "select id, version from public.change_orders order by id";
      const known = [await rows(versions), await rows("select count(*) from public.audit_log")];
      for (const path of database.later) await database.run(readFileSync(path, "utf8"));

      expect(await rows(receipts)).toEqual(kept);
      expect([await rows(versions), await rows("select count(*) from public.audit_log")]).toEqual(known);
      const carried = await rows("select id, price_cents from public.change_orders order by id");
      expect(carried).toEqual(orders.map(({ id, units }) => ({ id, price_cents: units })));

      // A frozen price is read as what it was, in the old form and in the new one.
      for (const { id, status } of orders) if (status === "sent") expect(await decide(id)).toBe("approved");
      const frozen = await rows(receipts);
      expect(frozen.map(({ subject_id, snapshot }) => [subject_id, readFrozenPrice(snapshot)])).toEqual(
        orders
          .filter(({ status }) => status !== "draft")
          .map(({ id, units, currency }) => [id, { amount: units, currency }])
          .toSorted(([one], [other]) => (String(one) < String(other) ? -1 : 1)),
      );
      const broken = "select id from public.approvals where app.hash_snapshot(snapshot) <> snapshot_sha256";
      expect(await rows(broken)).toEqual([]);
    });

    test("leaves the database and the site counting alike, and refusing what no currency has", async () => {
      for (const currency of [...payableCurrencies, "eur", "QQQ"]) {
        const { inOne, step } = unitsOf(currency);
        const [counted] = await rows("select app.units_in_one($1) as in_one, app.unit_step($1) as step", [
          currency,
        ]);
        expect(counted, currency).toEqual({ in_one: inOne, step });
      }
      for (const currency of ["ISK", "KWD"])
        await expect(
          database.query(
            `insert into public.change_orders (project_id, title, price_cents, currency, valid_until)
             values ('${project}', 'Odd', 1001, '${currency}', current_date)`,
          ),
        ).rejects.toThrow("change_orders_price_step");
    });
  });
});

const people = `
  insert into auth.users (id, email, email_confirmed_at, raw_user_meta_data)
  values ('${client}', 'client@example.com', now(), '{"full_name": "Ada"}');
  insert into public.clients (id, name) values ('${agency}', 'Example');
  insert into public.client_members (client_id, user_id) values ('${agency}', '${client}');
  insert into public.projects (id, client_id, name) values ('${project}', '${agency}', 'Site');
`;
