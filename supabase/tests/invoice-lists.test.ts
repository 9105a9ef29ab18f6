import { randomUUID } from "node:crypto";
import { afterAll, expect, test } from "vitest";
import { accounts, startTestBackend } from "../../local/supabase/test-backend.ts";

// Lists and sums of invoices against what their rows say, in every state and some currencies, due before and after now.

const backend = await startTestBackend();
afterAll(() => backend.stop());
const owner = await backend.signIn(accounts.owner);
const rows = async (sql: string, values: unknown[] = []) =>
  (await backend.database.query<Record<string, unknown>>(sql, values)).rows;

const statuses = ["preparing", "draft", "open", "paid", "void", "uncollectible", "discarded"] as const;
const lists = ["draft", "open", "overdue", "paid", "all"] as const;
const since = "2026-03-01";
/** Of card payments the first is still of February in Toronto; of transfers a day is a day. */
const payments = [
  { paid_at: "2026-03-01T04:59:00Z", paid_elsewhere_on: null, counts: false },
  { paid_at: "2026-03-01T05:01:00Z", paid_elsewhere_on: null, counts: true },
  { paid_at: "2026-03-09T12:00:00Z", paid_elsewhere_on: "2026-02-28", counts: false },
  { paid_at: "2026-03-09T12:00:00Z", paid_elsewhere_on: "2026-03-01", counts: true },
];

const client = randomUUID();
const name = `50%_off ${client}`;
await rows("insert into public.clients (id, name) values ($1, $2)", [client, name]);
const made = ["CAD", "JPY"].flatMap((currency) =>
  statuses.flatMap((status, place) =>
    payments.map((payment, turn) => ({
      ...{ id: randomUUID(), currency, status, ...payment },
      number: `Q${currency}${place}-${turn}`,
      total: 1000 * (place + 1) + turn,
      left: status === "open" ? 1000 * (place + 1) : 0,
      paid: status === "paid" ? 900 : 0,
      isOver: turn % 2 === 0,
    })),
  ),
);
for (const { id, currency, status, number, total, left, paid, isOver, paid_at, paid_elsewhere_on } of made)
  await rows(
    `insert into public.invoices (
       id, client_id, currency, bill_to, status, number, total, amount_remaining, amount_paid, falls_due_at, paid_at, paid_elsewhere_on
     ) values ($1, $2, $3, 'Client', $4, $5, $6, $7, $8, now() + $9 * interval '1 day', $10, $11)`,
    [id, client, currency, status, number, total, left, paid, isOver ? -1 : 1, paid_at, paid_elsewhere_on],
  );

const isIn = (list: string, { status, isOver }: (typeof made)[number]): boolean => {
  if (list === "all") return true;
  if (list === "draft") return status === "preparing" || status === "draft";
  return list === "overdue" ? status === "open" && isOver : status === list;
};

async function list(given: Record<string, unknown>) {
  const { data, error } = await owner.rpc("list_invoices", { of_client: client, most: 100, ...given });
  if (error) throw error;
  return Array.isArray(data) ? data : [];
}

async function sum(given: Record<string, unknown> = {}) {
  const { data, error } = await owner.rpc("sum_invoices", {
    ...{ of_client: client, since, zone: "America/Toronto" },
    ...given,
  });
  if (error) throw error;
  return Array.isArray(data) ? data : [];
}

const namesOf = (found: { id: string }[]) => found.map(({ id }) => id).sort();

test("each list has the invoices of its states, and says how many there are on every page", async () => {
  for (const each of lists) {
    const expected = made.filter((invoice) => isIn(each, invoice));
    const found = await list({ list: each });
    expect(namesOf(found), each).toEqual(namesOf(expected));
    const page = await list({ list: each, skip: 1, most: 2 });
    expect(page.map(({ count }) => count)).toEqual(page.map(() => expected.length));
    expect(page.map(({ id }) => id)).toEqual(found.slice(1, 3).map(({ id }) => id));
  }
  expect(await list({ list: "no such list" })).toEqual([]);
  const days = (await list({ list: "open" })).map(({ falls_due_at }) => Date.parse(falls_due_at));
  expect(days).toEqual(days.toSorted((one, other) => one - other));
});

test("what is searched is found as it was typed, in numbers and names", async () => {
  for (const [search, many] of [
    ["", made.length],
    ["50%_OFF", made.length],
    [client.toUpperCase(), made.length],
    [" QCAD3-1 ", 1],
    ["qjpy", made.length / 2],
    ["50_%off", 0],
    ["%", made.length],
    ["QCAD%", 0],
  ] as const) {
    expect(await list({ search }), search).toHaveLength(many);
    expect(
      (await sum({ search })).reduce((all, { total }) => all + total, 0),
      search,
    ).toBe(many);
  }
});

test("the sums are those of the rows, for each currency, and count what came in by the day in a time zone", async () => {
  const add = (of: typeof made, what: (invoice: (typeof made)[number]) => number) =>
    of.reduce((all, invoice) => all + what(invoice), 0);
  const expected = ["CAD", "JPY"].map((currency) => {
    const all = made.filter((invoice) => invoice.currency === currency);
    const of = (name: string) => all.filter((invoice) => isIn(name, invoice));
    return {
      currency,
      total: all.length,
      drafts: of("draft").length,
      drafts_sum: add(of("draft"), ({ total }) => total),
      open: of("open").length,
      open_sum: add(of("open"), ({ left }) => left),
      overdue: of("overdue").length,
      overdue_sum: add(of("overdue"), ({ left }) => left),
      paid: of("paid").length,
      paid_sum: add(of("paid"), ({ paid }) => paid),
      paid_since_sum: add(
        of("paid").filter(({ counts }) => counts),
        ({ paid }) => paid,
      ),
    };
  });
  expect(await sum()).toEqual(expected);
  const [inUtc] = await sum({ zone: "UTC" });
  expect(inUtc.paid_since_sum).toBe((expected[0]?.paid_since_sum ?? 0) + 900);
});

test("a client's people read theirs alone, and none before it is final", async () => {
  const dana = await backend.signIn(accounts.ownClient);
  expect((await dana.rpc("list_invoices", { of_client: client })).data).toEqual([]);
  expect((await dana.rpc("sum_invoices", { of_client: client })).data).toEqual([]);
  const { data } = await dana.auth.getUser();
  await rows("insert into public.client_members (client_id, user_id, sees_money) values ($1, $2, true)", [
    client,
    data.user?.id,
  ]);
  const { data: found } = await dana.rpc("list_invoices", { of_client: client, most: 100 });
  const final = made.filter(({ status }) => !["preparing", "draft", "discarded"].includes(status));
  expect(namesOf(Array.isArray(found) ? found : [])).toEqual(namesOf(final));
});
