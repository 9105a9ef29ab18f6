import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { afterAll, describe, expect, test } from "vitest";
import { accounts, startTestBackend } from "../../local/supabase/test-backend.ts";
import { actAs } from "./act-as.ts";
import { databasesAtVersion } from "./open-at-version.ts";

// Which approved orders wait to be invoiced, in every state of the order and of what is invoiced of it, and how one is taken off.

const backend = await startTestBackend();
afterAll(() => backend.stop());
const owner = await backend.signIn(accounts.owner);
const rows = async (sql: string, values: unknown[] = []) =>
  (await backend.database.query<Record<string, unknown>>(sql, values)).rows;

const statuses = ["draft", "sent", "approved", "declined", "withdrawn"] as const;
const invoiceStatuses = ["preparing", "draft", "open", "paid", "void", "uncollectible", "discarded"] as const;
const ended: readonly string[] = ["void", "discarded"];

async function makeOrder({ price = 1000, status = "approved" } = {}) {
  const [client, project, order] = [randomUUID(), randomUUID(), randomUUID()];
  await rows("insert into public.clients (id, name) values ($1, 'Client')", [client]);
  await rows("insert into public.projects (id, client_id, name) values ($1, $2, 'Shop')", [project, client]);
  await rows(
    `insert into public.change_orders (id, project_id, title, price_cents, currency, valid_until, status, sent_at, expires_at)
     values ($1, $2, 'Worked', $3, 'CAD', current_date, $4, now(), now())`,
    [order, project, price, status],
  );
  return { client, project, order };
}

/** An invoice in a state with one line of an order, which counts as long as it is not void or discarded. */
async function addInvoice(
  client: string,
  status: string,
  line?: { of: string; source: string; amount: number },
) {
  const invoice = randomUUID();
  await rows(
    "insert into public.invoices (id, client_id, status, currency, bill_to, total) values ($1, $2, $3, 'CAD', 'Client', 1000)",
    [invoice, client, status],
  );
  if (line)
    await rows(
      `insert into public.invoice_lines (invoice_id, position, source, source_id, description, amount, is_live)
       values ($1, 1, $2, $3, 'Work', $4, $5)`,
      [invoice, line.source, line.of, line.amount, !ended.includes(status)],
    );
  return invoice;
}

/** What the owner is told of an order that waits: the sum that is left; undefined where it does not wait. */
async function leftOf(client: string): Promise<unknown> {
  const { data } = await owner.rpc("list_waiting", { of_side: "agency", of_client: client });
  const found = Array.isArray(data) ? data.find(({ kind }) => kind === "uninvoiced_order") : undefined;
  return Object(found?.facts).left_cents;
}

const setElsewhere = async (order_id: string, is_elsewhere: boolean) =>
  (await owner.rpc("set_invoiced_elsewhere", { order_id, is_elsewhere })).data;

test("an order waits when it is approved and over or below zero, in no other state", async () => {
  for (const status of statuses)
    for (const price of [-500, 0, 1, 1000]) {
      const { client, order } = await makeOrder({ price, status });
      const isWaiting = status === "approved" && price !== 0;
      expect(await leftOf(client), `${status}, ${price}`).toBe(isWaiting ? price : undefined);
      expect(await setElsewhere(order, true), status).toBe(status === "approved" ? "done" : "closed");
      expect(await leftOf(client), `${status}, ${price}, settled elsewhere`).toBeUndefined();
    }
});

test("an order waits for what is left of it, whatever becomes of its invoices", async () => {
  for (const status of invoiceStatuses)
    for (const source of ["change_order", "deposit", "milestone"])
      for (const amount of [400, 1000]) {
        const { client, order } = await makeOrder();
        await addInvoice(client, status, { of: order, source, amount });
        const left = ended.includes(status) || source === "milestone" ? 1000 : 1000 - amount;
        expect(await leftOf(client), `${source} of ${amount}, ${status}`).toBe(left || undefined);
      }
});

test("an order below zero waits until it is credited, and again when Stripe refuses", async () => {
  for (const status of ["asked", "done", "refused"]) {
    const { client, order } = await makeOrder({ price: -500 });
    const invoice = await addInvoice(client, "open");
    await rows(
      `insert into public.invoice_credits (invoice_id, kind, status, change_order_id, currency, amount, reason)
       values ($1, 'credit', $2, $3, 'CAD', 500, 'Less')`,
      [invoice, status, order],
    );
    expect(await leftOf(client), status).toBe(status === "refused" ? -500 : undefined);
  }
});

test("an order of an archived project waits, of an archived client not, and for its client never", async () => {
  const { client, project, order } = await makeOrder();
  await rows("update public.projects set archived_at = now() where id = $1", [project]);
  expect(await leftOf(client)).toBe(1000);
  await rows("update public.clients set archived_at = now() where id = $1", [client]);
  expect(await leftOf(client)).toBeUndefined();
  await rows("update public.clients set archived_at = null where id = $1", [client]);
  const dana = await backend.signIn(accounts.ownClient);
  const { data: me } = await dana.auth.getUser();
  await rows("insert into public.client_members (client_id, user_id, sees_money) values ($1, $2, true)", [
    client,
    me.user?.id,
  ]);
  const { data } = await dana.rpc("list_waiting", {});
  const kinds = Array.isArray(data) ? data.map(({ kind }) => kind) : [];
  expect(kinds).not.toContain("uninvoiced_order");
  const { error } = await dana.rpc("set_invoiced_elsewhere", { order_id: order, is_elsewhere: true });
  expect(error?.code).toBe("42501");
});

test("forty presses at once take an order off once, and the first day stands", async () => {
  const { client, order } = await makeOrder();
  const log = () =>
    rows(
      "select count(*)::int as many from public.audit_log where table_name = 'change_orders' and row_id = $1",
      [order],
    );
  const [{ many: before } = {}] = await log();
  const answers = await Promise.all(Array.from({ length: 40 }, () => setElsewhere(order, true)));
  expect(new Set(answers)).toEqual(new Set(["done"]));
  expect(await log()).toEqual([{ many: Number(before) + 1 }]);
  expect(await setElsewhere(order, false)).toBe("done");
  expect(await leftOf(client)).toBe(1000);
  expect(await setElsewhere(randomUUID(), true)).toBe("missing");
});

describe.each(databasesAtVersion)("on %s", (_, { open, options }) => {
  test(
    "what was approved before there were invoices is taken off, without a word in the log",
    options,
    async () => {
      const database = await open("20261126610400_tell_of_invoices.sql");
      const read = async (sql: string) => (await database.query(sql)).rows.map(Object);
      const [client, project] = [randomUUID(), randomUUID()];
      await database.run(`
      insert into public.clients (id, name) values ('${client}', 'Client');
      insert into public.projects (id, client_id, name) values ('${project}', '${client}', 'Shop');
      insert into public.change_orders (project_id, title, price_cents, currency, valid_until, status, sent_at, expires_at)
      select '${project}', 'Order', 100, 'CAD', current_date, status, now(), now()
      from unnest(enum_range(null::public.change_order_status)) status;
    `);
      const kept = "select id, version, snapshot_sha256 from public.change_orders order by id";
      const log = "select count(*) from public.audit_log";
      const before = [await read(kept), await read(log)];
      for (const path of database.later) await database.run(readFileSync(path, "utf8"));
      expect([await read(kept), await read(log)]).toEqual(before);
      expect(
        await read("select status from public.change_orders where invoiced_elsewhere_at is not null"),
      ).toEqual([{ status: "approved" }]);
      await database.query("begin");
      await database.query(
        "insert into auth.users (id, email) values ('00000000-0000-4000-8000-000000000001', 'owner@example.com') on conflict do nothing",
      );
      await database.query(
        "update public.users set role = 'owner' where id = '00000000-0000-4000-8000-000000000001'",
      );
      await database.query(
        "insert into auth.sessions (id, user_id) values ('00000000-0000-4000-8000-000000000001', '00000000-0000-4000-8000-000000000001') on conflict do nothing",
      );
      await actAs(database, "00000000-0000-4000-8000-000000000001");
      expect(await read("select kind from public.list_waiting() where kind = 'uninvoiced_order'")).toEqual(
        [],
      );
      await database.query("rollback");
      await database.close();
    },
  );
});
