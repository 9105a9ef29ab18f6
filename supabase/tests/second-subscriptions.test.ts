import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { accounts, startTestBackend } from "../../local/supabase/test-backend.ts";
import { ids } from "./permission-expectations.ts";
import { startPostgres, withPostgres } from "./postgres-server.ts";

const backend = await startTestBackend();
afterAll(() => backend.stop());
const rows = async (sql: string, values: unknown[] = []) =>
  (await backend.database.query<Record<string, unknown>>(sql, values)).rows;

const paidFor = ["active", "trialing", "past_due", "unpaid", "paused"];
const statuses = [...paidFor, "incomplete", "incomplete_expired", "canceled"];

type Told = { id: string; status: string; began: number };

/** A client of Stripe's customer of the same name, and how Stripe's word about its subscriptions is stored. */
async function makeCustomer() {
  const id = randomUUID();
  await rows("insert into public.clients (id, name, stripe_customer_id) values ($1, 'Client', $2)", [
    id,
    `cus_${id}`,
  ]);
  return {
    id,
    async tell({ id: name, status, began }: Told): Promise<void> {
      await rows("select public.settle_stripe_event('evt', nextval('public.stripe_readings'), $1)", [
        JSON.stringify(stripeWord(`cus_${id}`, { id: `sub_${name}_${id}`, status, began })),
      ]);
    },
    named: (name: string) => `sub_${name}_${id}`,
    seconds: async () =>
      (
        await rows(
          "select subscription_id as id from public.second_subscriptions where client_id = $1 and settled_at is null order by 1",
          [id],
        )
      ).map((row) => String(row.id).split("_")[1]),
    mails: async (template: string) =>
      (
        await rows(
          "select recipient from public.outbox where template = $1 and dedupe_key like '%' || $2 || '%'",
          [template, id],
        )
      ).map(({ recipient }) => recipient),
  };
}

function stripeWord(customer_id: string, { id, status, began }: Told) {
  return {
    ...{ id, customer_id, price_id: "price_care_growth", status, amount_cents: 18_900, currency: "cad" },
    current_period_end: "2030-01-01T00:00:00Z",
    cancel_at_period_end: false,
    created_at: new Date(Date.UTC(2026, 0, 1) + began * 1000).toISOString(),
  };
}

const pairs = statuses.flatMap((first) => statuses.map((second) => ({ first, second })));
const orders = [
  { words: "the second first", order: [1, 0], tags: [] },
  { words: "in their order", order: [0, 1], tags: "slow" },
  { words: "each twice", order: [0, 1, 1, 0], tags: "slow" },
];

for (const { words, order, tags } of orders)
  test(`of two plans the later is second when both take money, told ${words}`, { tags }, async () => {
    for (const { first, second } of pairs) {
      const client = await makeCustomer();
      for (const began of order)
        await client.tell(
          began === 0 ? { id: "a", status: first, began } : { id: "b", status: second, began },
        );
      const expected = paidFor.includes(first) && paidFor.includes(second) ? ["b"] : [];
      expect(await client.seconds(), `${first}, then ${second}`).toEqual(expected);
      expect((await client.mails("second-subscription")).length, `${first}, ${second}`).toBe(expected.length);
    }
  });

test("three plans are one and two seconds, and what began in the same second is told apart for good", async () => {
  const client = await makeCustomer();
  for (const id of ["c", "a", "b"]) await client.tell({ id, status: "active", began: 7 });
  expect(await client.seconds()).toEqual(["b", "c"]);
  expect(await client.mails("second-subscription")).toEqual([null, null]);
});

/** A client who paid twice, with two people, one more whose account is disabled, and two owners. */
async function payTwice() {
  const client = await makeCustomer();
  await client.tell({ id: "a", status: "active", began: 0 });
  await client.tell({ id: "b", status: "active", began: 1 });
  await rows("insert into public.client_members (client_id, user_id) values ($1, $2), ($1, $3)", [
    client.id,
    ids.dana,
    ids.priya,
  ]);
  await rows("delete from public.outbox where template <> 'second-subscription'");
  return { ...client, second: client.named("b") };
}

const settle = async (subscription: string | null, owner: string | null, cents: number | null) => {
  const [row] = await rows("select public.settle_second_subscription($1, $2, $3) as said", [
    subscription,
    owner,
    cents,
  ]);
  return row?.said;
};

const take = async (account: string, of_subscription: string | null, taker: string | null = randomUUID()) => {
  const session = await backend.signIn(account);
  const { data, error } = await session.rpc("take_second_subscription", { of_subscription, taker });
  return error ? error.code : data;
};

test("the owner alone takes a second plan, and only one that is there and by a press that has a name", async () => {
  const client = await payTwice();
  expect(await take(accounts.ownClient, client.second)).toBe("42501");
  const { error } = await backend
    .anonymous()
    .rpc("take_second_subscription", { of_subscription: client.second, taker: randomUUID() });
  expect(error?.code).toBe("42501");
  for (const unknown of [null, "", "sub_nobody", client.named("a"), "x".repeat(201)])
    expect(await take(accounts.owner, unknown), String(unknown)).toBe("unknown");
  expect(await take(accounts.owner, client.second, null)).toBe("unknown");
  expect(await take(accounts.owner, "x".repeat(10_000_000))).not.toBe("taken");
  expect(await take(accounts.owner, client.second)).toBe("taken");
  expect(await take(accounts.owner, client.second)).toBe("busy");
});

test("while one press is at a client's plan no other is at any of its plans, until its time is over", async () => {
  const client = await payTwice();
  await client.tell({ id: "c", status: "active", began: 2 });
  const answers = await Promise.all([
    take(accounts.owner, client.second),
    take(accounts.owner, client.second),
    take(accounts.owner, client.named("c")),
  ]);
  expect(answers.toSorted()).toEqual(["busy", "busy", "taken"]);
  await rows("update public.second_subscriptions set taken_until = now() where client_id = $1", [client.id]);
  expect(await take(accounts.owner, client.named("c"))).toBe("taken");
});

test("a plan is settled once: its people are told, the log says who, and no late word brings it back", async () => {
  const client = await payTwice();
  const [{ reading: early } = {}] = await rows("select nextval('public.stripe_readings') as reading");
  for (const [subscription, owner, cents] of [
    [null, ids.owner, 1],
    [client.named("a"), ids.owner, 1],
    [client.second, null, 1],
    [client.second, ids.owner, null],
  ] as const)
    expect(await settle(subscription, owner, cents)).toBe(false);
  await rows("update public.users set disabled_at = now() where id = $1", [ids.priya]);
  const said = await Promise.all([1, 2, 3].map(() => settle(client.second, ids.owner, 21_357)));
  await rows("update public.users set disabled_at = null where id = $1", [ids.priya]);
  expect(said.toSorted()).toEqual([false, false, true]);

  expect(await client.seconds()).toEqual([]);
  expect(await client.mails("second-subscription-ended")).toEqual([accounts.ownClient]);
  expect(
    await rows(
      "select user_id, after ->> 'returned_cents' as sum from public.audit_log where row_id = $1 and table_name = 'second_subscriptions' and action = 'changed'",
      [client.second],
    ),
  ).toEqual([{ user_id: ids.owner, sum: "21357" }]);
  expect(await take(accounts.owner, client.second)).toBe("returned");

  await rows("select public.settle_stripe_event('evt', $1, $2)", [
    early,
    JSON.stringify(stripeWord(`cus_${client.id}`, { id: client.second, status: "active", began: 1 })),
  ]);
  const states = () =>
    rows("select status from public.subscriptions where client_id = $1 order by id", [client.id]);
  expect(await states()).toEqual([{ status: "active" }, { status: "canceled" }]);
  await client.tell({ id: "b", status: "canceled", began: 1 });
  await client.tell({ id: "a", status: "active", began: 0 });
  expect(await client.seconds()).toEqual([]);
  expect(await client.mails("second-subscription")).toHaveLength(1);
});

test("when the first plan ends the second is the only one; when the second ends its money still waits", async () => {
  const first = await payTwice();
  await first.tell({ id: "a", status: "canceled", began: 0 });
  expect(await first.seconds()).toEqual([]);
  expect(await take(accounts.owner, first.second)).toBe("unknown");

  const second = await payTwice();
  await second.tell({ id: "b", status: "canceled", began: 1 });
  expect(await second.seconds()).toEqual(["b"]);
  expect(await take(accounts.owner, second.second)).toBe("taken");

  const pressed = await payTwice();
  expect(await take(accounts.owner, pressed.second)).toBe("taken");
  await pressed.tell({ id: "a", status: "canceled", began: 0 });
  expect(await pressed.seconds(), "a press that is at it is not disturbed").toEqual(["b"]);
});

test("what waits for the owner on a client's page names it while it is open", async () => {
  const client = await payTwice();
  const owner = await backend.signIn(accounts.owner);
  const kinds = async () => {
    const { data } = await owner.rpc("list_waiting", { of_client: client.id });
    return Array.isArray(data) ? data.map(({ side, kind }) => `${side} ${kind}`) : [];
  };
  expect(await kinds()).toEqual(["agency second_subscription"]);
  await settle(client.second, ids.owner, 0);
  expect(await kinds()).toEqual([]);
});

test("one beginner at a time holds the checkout of a client, and nobody that of a client who is not there", async () => {
  const { id } = await makeCustomer();
  const begin = (of_client: string | null, taker: string | null = randomUUID()) =>
    rows("select taken_by from public.take_checkout($1, $2)", [of_client, taker]);
  for (const [client, taker] of [
    [null, randomUUID()],
    [randomUUID(), randomUUID()],
    [id, null],
  ] as const)
    expect(await begin(client, taker)).toEqual([]);
  expect((await Promise.all([1, 2, 3, 4].map(() => begin(id)))).flat()).toHaveLength(1);
  await rows("update public.checkouts set session_id = 'cs_1', taken_until = now() where client_id = $1", [
    id,
  ]);
  expect(await rows("select session_id from public.take_checkout($1, $2)", [id, randomUUID()])).toEqual([
    { session_id: "cs_1" },
  ]);
});

describe("on many connections", { ...withPostgres, tags: "slow" }, () => {
  let server: Awaited<ReturnType<typeof startPostgres>>;
  beforeAll(async () => {
    server = await startPostgres();
  });
  afterAll(() => server.stop());

  test.each([
    [0, 1],
    [1, 0],
  ])("two plans that are stored at once see each other, plan %i begun first", async (one, another) => {
    const [first, second, watch] = await Promise.all([1, 2, 3].map(() => server.connect()));
    if (!first || !second || !watch) throw new Error("There are no connections");
    const id = randomUUID();
    await first.query("insert into public.clients (id, name, stripe_customer_id) values ($1, 'C', $2)", [
      id,
      `cus_${id}`,
    ]);
    const store = (connection: typeof first, began: number) =>
      connection.query("select public.settle_stripe_event('evt', nextval('public.stripe_readings'), $1)", [
        JSON.stringify(stripeWord(`cus_${id}`, { id: `sub_${began}_${id}`, status: "active", began })),
      ]);
    await first.query("begin");
    await store(first, one);
    let isStored = false;
    const other = store(second, another).then(() => {
      isStored = true;
    });
    await expect
      .poll(async () => {
        const waiting = await watch.query("select from pg_locks where not granted");
        return isStored || waiting.rows.length > 0;
      })
      .toBe(true);
    await first.query("commit");
    await other;
    const found = await watch.query(
      "select subscription_id from public.second_subscriptions where client_id = $1",
      [id],
    );
    expect(found.rows).toEqual([{ subscription_id: `sub_1_${id}` }]);
    await Promise.all([first, second, watch].map((connection) => connection.end()));
  });
});
