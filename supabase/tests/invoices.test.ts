import { randomUUID } from "node:crypto";
import { afterAll, expect, test } from "vitest";
import { accounts, startTestBackend } from "../../local/supabase/test-backend.ts";
import { ids } from "./permission-expectations.ts";

// What is owed, before and after Stripe knows of it: once for what was worked, as it was seen, and as it was read last.

const backend = await startTestBackend();
afterAll(() => backend.stop());
const owner = await backend.signIn(accounts.owner);
const service = backend.service();
const rows = async (sql: string, values: unknown[] = []) =>
  (await backend.database.query<Record<string, unknown>>(sql, values)).rows;
await rows("update public.agency_settings set invoice_from = 'The Agency'");
await rows("delete from public.tax_rates");
await rows("insert into public.tax_rates (name, percent, is_default) values ('VAT', 20, true)");

const statuses = ["preparing", "draft", "open", "paid", "void", "uncollectible", "discarded"] as const;
const final = ["open", "paid", "void", "uncollectible"];

async function makeClient() {
  const [client, project] = [randomUUID(), randomUUID()];
  await rows("insert into public.clients (id, name) values ($1, 'Client')", [client]);
  await rows("insert into public.projects (id, client_id, name) values ($1, $2, 'Shop')", [project, client]);
  return { client, project };
}

type Order = { price?: number; currency?: string; status?: string };

async function makeOrder(
  project: string,
  { price = 1000, currency = "CAD", status = "approved" }: Order = {},
) {
  const id = randomUUID();
  await rows(
    `insert into public.change_orders (id, project_id, title, price_cents, currency, valid_until, status, sent_at, expires_at)
     values ($1, $2, 'Worked', $3, $4, current_date, $5, now(), now())`,
    [id, project, price, currency, status],
  );
  return id;
}

type Line = { source: string; source_id?: string; amount?: number; description?: string };

async function prepare(of_client: string, lines: Line[], more: Record<string, unknown> = {}) {
  const { data, error } = await owner.rpc("prepare_invoice", {
    of_client,
    of_project: null,
    in_currency: "CAD",
    bill_to: "Client, Main Street",
    lines,
    request_key: randomUUID(),
    ...more,
  });
  const [said] = Array.isArray(data) ? data : [];
  return { answer: String(error?.code ?? said?.answer), invoice: String(said?.invoice) };
}

const answerTo = async (...asked: Parameters<typeof prepare>) => (await prepare(...asked)).answer;
const linesOf = (order: string) =>
  rows("select source, amount, is_live from public.invoice_lines where source_id = $1 order by amount", [
    order,
  ]);

type Said = { status?: string; reading?: number } & Record<string, unknown>;

/** What Stripe says of an invoice when it is read. */
async function settle(id: string, { reading, ...said }: Said = {}) {
  const [{ next } = {}] = await rows("select nextval('public.stripe_readings')::int as next");
  const { data, error } = await service.rpc("settle_invoice", {
    reading: reading ?? next,
    current: {
      ...{ id, stripe_invoice_id: `in_${id}`, customer_id: "cus_1", status: "draft", lines: 1 },
      ...{ total: 1200, tax: 200, amount_due: 1200, amount_remaining: 1200, amount_paid: 0 },
      ...{ credited: 0, refunded: 0 },
      ...said,
    },
  });
  if (error) throw error;
  return data;
}

const stateOf = async (id: string) => {
  const [row] = await rows("select status, asked from public.invoices where id = $1", [id]);
  return row;
};

/** An invoice of a client of its own in a state, over 1,000 and a fifth of tax. */
async function makeInvoice(status: (typeof statuses)[number], line: Partial<Line> = {}) {
  const { client, project } = await makeClient();
  const { invoice } = await prepare(client, [{ source: "free", description: "Work", amount: 1000, ...line }]);
  const paid = status === "paid" ? { amount_paid: 1200, amount_remaining: 0 } : {};
  if (status !== "preparing") await settle(invoice, { status, ...paid });
  return { client, project, invoice };
}

/** A short case for every run, and a long one. */
function testAtOnce(name: string, run: (many: number) => Promise<void>): void {
  for (const { many, tags } of [
    { many: 10, tags: [] },
    { many: 100, tags: "slow" },
  ])
    test(name.replace("$many", String(many)), { tags }, () => run(many));
}

testAtOnce(
  "an order becomes one invoice when $many make it, as a form does that is sent so often",
  async (many) => {
    const { client, project } = await makeClient();
    const order = await makeOrder(project);
    const line = { source: "change_order", source_id: order };
    const answers = await Promise.all(Array.from({ length: many }, () => answerTo(client, [line])));
    expect(answers.filter((answer) => answer === "prepared")).toHaveLength(1);
    expect(answers.filter((answer) => answer === "invoiced")).toHaveLength(many - 1);

    const form = { request_key: randomUUID() };
    const work = { source: "free", description: "Work", amount: 5 };
    const sent = await Promise.all(Array.from({ length: many }, () => prepare(client, [work], form)));
    expect(new Set(sent.map(({ answer }) => answer))).toEqual(new Set(["prepared"]));
    expect(new Set(sent.map(({ invoice }) => invoice)).size).toBe(1);
    expect(
      await rows("select count(*)::int as many from public.invoices where client_id = $1", [client]),
    ).toEqual([{ many: 2 }]);
  },
);

test("a deposit and what remains never come to more than the order, and come to it", async () => {
  for (const [price, currency, step] of [
    [1000, "CAD", 1],
    [1000, "JPY", 1],
    [12_500, "KWD", 10],
  ] as const)
    for (const deposit of [-step, 0, step, price / 2, price - step, price, price + step]) {
      const { client, project } = await makeClient();
      const source_id = await makeOrder(project, { price, currency });
      const ask = (line: Line) => answerTo(client, [line], { in_currency: currency });
      const said = await ask({ source: "deposit", source_id, amount: deposit });
      expect(said, `${deposit} of ${price}`).toBe(
        deposit > price ? "too-much" : deposit > 0 ? "prepared" : "amount",
      );
      const isWhole = deposit === price;
      expect(await ask({ source: "change_order", source_id })).toBe(isWhole ? "invoiced" : "prepared");
      expect(await ask({ source: "deposit", source_id, amount: step })).toBe("invoiced");
      const amounts = (await linesOf(source_id)).map(({ amount }) => Number(amount));
      expect(amounts.reduce((sum, amount) => sum + amount, 0)).toBe(price);
    }
});

test("on one invoice, too, an order is there once, and its deposit beside it", async () => {
  const { client, project } = await makeClient();
  const source_id = await makeOrder(project);
  const rest = { source: "change_order", source_id };
  expect(await answerTo(client, [rest, rest])).toBe("invoiced");
  expect(await linesOf(source_id), "nothing of it is kept").toEqual([]);
  expect(await answerTo(client, [{ source: "deposit", source_id, amount: 300 }, rest])).toBe("prepared");
  expect((await linesOf(source_id)).map(({ amount }) => amount)).toEqual([300, 700]);
});

test("what cannot be invoiced says why, and leaves nothing", async () => {
  const { client, project } = await makeClient();
  const other = await makeClient();
  const of = (order: string): Line => ({ source: "change_order", source_id: order });
  for (const status of ["draft", "sent", "declined", "withdrawn"])
    expect(await answerTo(client, [of(await makeOrder(project, { status }))]), status).toBe("not-approved");
  expect(await answerTo(client, [of(await makeOrder(other.project))])).toBe("not-approved");
  expect(await answerTo(client, [of(await makeOrder(project, { price: 0 }))])).toBe("nothing");
  expect(await answerTo(client, [of(await makeOrder(project, { price: -5 }))])).toBe("negative");
  expect(await answerTo(client, [of(await makeOrder(project, { currency: "USD" }))])).toBe("other-currency");
  expect(await answerTo(client, [{ source: "milestone", source_id: randomUUID(), amount: 1 }])).toBe(
    "missing",
  );
  const free = { source: "free", description: "Work", amount: 1 };
  for (const amount of [0, -1, undefined])
    expect(await answerTo(client, [{ ...free, amount }]), String(amount)).toBe("amount");
  expect(await answerTo(client, [{ ...free, amount: 5 }], { in_currency: "KWD" })).toBe("amount");
  expect(await answerTo(client, [free], { in_currency: "KWD" })).toBe("amount");
  for (const description of ["", " \n", "x".repeat(301)])
    expect(await answerTo(client, [{ ...free, description }])).toBe("words");
  expect(await answerTo(client, [{ ...free, amount: 1_000_000_001 }])).toBe("too-much");
  expect(await answerTo(client, [])).toBe("22023");
  expect(await answerTo(client, Array(11).fill(free))).toBe("22023");
  expect(await answerTo(client, [free], { of_project: other.project })).toBe("missing");
  expect(await answerTo(randomUUID(), [free])).toBe("missing");
  expect(await rows("select from public.invoices where client_id = $1", [client])).toEqual([]);
  await rows("update public.clients set archived_at = now() where id = $1", [client]);
  expect(await answerTo(client, [free])).toBe("archived");
});

test("an invoice that is void or discarded leaves its work to be invoiced anew, any other does not", async () => {
  for (const status of statuses) {
    const { client, project } = await makeClient();
    const line = { source: "change_order", source_id: await makeOrder(project) };
    const { invoice } = await prepare(client, [line]);
    if (status !== "preparing") await settle(invoice, { status });
    const isFree = status === "void" || status === "discarded";
    expect(await answerTo(client, [line]), status).toBe(isFree ? "prepared" : "invoiced");
  }
});

const end = async (invoice_id: string, ending: string) =>
  (await owner.rpc("end_invoice", { invoice_id, ending })).data;
const finalize = async (invoice_id: string, more: Record<string, unknown> = {}) =>
  (
    await owner.rpc("finalize_invoice", {
      ...{ invoice_id, seen_total: 1200, due_on: "2040-01-01", ends_at: "2040-01-02T00:00:00Z" },
      ...more,
    })
  ).data;
const payElsewhere = async (invoice_id: string, more: Record<string, unknown> = {}) =>
  (
    await owner.rpc("pay_invoice_elsewhere", {
      ...{ invoice_id, seen_remaining: 1200, paid_on: "2026-01-01" },
      ...more,
    })
  ).data;

/** Every wish, with the states in which it can be asked and those in which it is so. */
const wishes = {
  finalize: { ask: finalize, from: ["draft"], done: ["open", "paid"] },
  pay: { ask: payElsewhere, from: ["open", "uncollectible"], done: ["paid"] },
  void: { ask: (id: string) => end(id, "void"), from: ["open", "uncollectible"], done: ["void"] },
  uncollectible: { ask: (id: string) => end(id, "uncollectible"), from: ["open"], done: ["uncollectible"] },
  discard: { ask: (id: string) => end(id, "discarded"), from: ["preparing", "draft"], done: ["discarded"] },
};

test("every wish in every state is asked, done or closed, and while it waits no other is asked", async () => {
  for (const status of statuses)
    for (const [wish, { ask, from, done }] of Object.entries(wishes)) {
      const { invoice } = await makeInvoice(status);
      const expected = from.includes(status) ? "asked" : done.includes(status) ? "done" : "closed";
      expect(await ask(invoice), `${wish} of what is ${status}`).toBe(expected);
      expect(await stateOf(invoice)).toEqual({ status, asked: expected === "asked" ? wish : null });
      if (expected !== "asked") continue;
      expect(await ask(invoice), "the same again").toBe("asked");
      for (const [other, { ask, from }] of Object.entries(wishes))
        if (other !== wish && from.includes(status))
          expect(await ask(invoice), `${wish}, ${other}`).toBe("busy");
    }
});

test("a wish is gone when Stripe's object says so or it cannot be any more, and stays until then", async () => {
  for (const from of ["draft", "open", "uncollectible"] as const)
    for (const [wish, { ask, from: allowed, done }] of Object.entries(wishes))
      for (const to of statuses) {
        if (!allowed.includes(from) || to === "preparing" || (to === "discarded" && from !== "draft"))
          continue;
        const { invoice } = await makeInvoice(from);
        await ask(invoice);
        await settle(invoice, { status: to });
        const isLeft = allowed.includes(to) && !done.includes(to);
        expect(await stateOf(invoice), `${wish}: ${from}, ${to}`).toEqual({
          status: to,
          asked: isLeft ? wish : null,
        });
      }
});

test("nothing becomes final or paid that is not what was seen", async () => {
  const draft = (await makeInvoice("draft")).invoice;
  for (const seen_total of [null, 0, 1199, 1201])
    expect(await finalize(draft, { seen_total })).toBe("changed");
  expect(await finalize(draft, { ends_at: "2020-01-01T00:00:00Z" })).toBe("past");
  await rows("update public.agency_settings set invoice_from = null");
  expect(await finalize(draft)).toBe("unaddressed");
  await rows("update public.agency_settings set invoice_from = 'The Agency', pay_to = 'Account 1'");
  expect(await finalize(draft)).toBe("asked");
  await rows("update public.agency_settings set invoice_from = 'Moved', pay_to = 'Account 2'");
  await settle(draft, { status: "open", number: "A-1" });
  await rows("update public.agency_settings set invoice_from = 'The Agency'");
  expect(
    await rows("select bill_from, pay_to, bill_to, number, due_on::text from public.invoices where id = $1", [
      draft,
    ]),
  ).toEqual([
    {
      ...{ bill_from: "The Agency", pay_to: "Account 1", bill_to: "Client, Main Street" },
      number: "A-1",
      due_on: "2040-01-01",
    },
  ]);
  for (const seen_remaining of [null, 0, 1199, 1201])
    expect(await payElsewhere(draft, { seen_remaining })).toBe("changed");
  expect(await payElsewhere(draft, { paid_on: "2040-01-01" })).toBe("past");
});

const credit = async (invoice_id: string, more: Record<string, unknown> = {}) =>
  (
    await owner.rpc("credit_invoice", {
      ...{
        invoice_id,
        kind: "write_off",
        amount: 7,
        reason: "A fee",
        seen_left: 1200,
        request_key: randomUUID(),
      },
      ...more,
    })
  ).data;

test("in every state what can be credited is, as far as something is left, and one at a time", async () => {
  const possible: Record<string, string[]> = { open: ["credit", "write_off"], paid: ["credit", "refund"] };
  for (const status of statuses)
    for (const kind of ["credit", "refund", "write_off", "gift"]) {
      const { invoice } = await makeInvoice(status);
      const isPossible = possible[status]?.includes(kind) ?? false;
      const what = `${kind} of what is ${status}`;
      if (isPossible) {
        expect(await credit(invoice, { kind, amount: 0 }), what).toBe("amount");
        expect(await credit(invoice, { kind, amount: 1201 }), what).toBe("too-much");
        for (const seen_left of [null, 1199])
          expect(await credit(invoice, { kind, seen_left })).toBe("changed");
      }
      const request_key = randomUUID();
      expect(await credit(invoice, { kind, amount: 1200, request_key }), what).toBe(
        isPossible ? "asked" : "closed",
      );
      if (!isPossible) continue;
      expect(await credit(invoice, { kind, amount: 1200, request_key }), "the same form").toBe("asked");
      expect(await credit(invoice, { kind }), "another form").toBe("busy");
      if (status === "open") expect(await payElsewhere(invoice)).toBe("busy");
    }
});

testAtOnce("of $many refunds of one thing one is asked, by forms of their own or by one", async (many) => {
  for (const request_key of [undefined, randomUUID()]) {
    const { invoice } = await makeInvoice("paid");
    const form = () => ({ kind: "refund", amount: 1200, request_key: request_key ?? randomUUID() });
    const answers = await Promise.all(Array.from({ length: many }, () => credit(invoice, form())));
    expect(answers.filter((answer) => answer === "asked")).toHaveLength(request_key ? many : 1);
    expect(await rows("select amount from public.invoice_credits where invoice_id = $1", [invoice])).toEqual([
      { amount: 1200 },
    ]);
    await rows("update public.invoice_credits set status = 'done' where invoice_id = $1", [invoice]);
    await settle(invoice, {
      status: "paid",
      amount_paid: 1200,
      amount_remaining: 0,
      credited: 1200,
      refunded: 1200,
    });
    expect(await credit(invoice, { ...form(), request_key: randomUUID() })).toBe("changed");
  }
});

testAtOnce(
  "an order below zero is credited once by $many, on an invoice of its client that it fits into",
  async (many) => {
    const { client, project, invoice } = await makeInvoice("open");
    const another = await prepare(client, [{ source: "free", description: "More", amount: 1000 }]);
    await settle(another.invoice, { status: "open" });
    const ask = async (order_id: string, invoice_id = invoice) =>
      (await owner.rpc("credit_change_order", { order_id, invoice_id })).data;
    for (const [order, expected] of [
      [{ price: 0 }, "nothing"],
      [{ price: 5 }, "positive"],
      [{ price: -5, currency: "USD" }, "other-currency"],
      [{ price: -5, status: "sent" }, "not-approved"],
      // With a fifth of tax it is 1,201.2.
      [{ price: -1001 }, "too-much"],
    ] as const)
      expect(await ask(await makeOrder(project, order)), JSON.stringify(order)).toBe(expected);
    const order = await makeOrder(project, { price: -1000 });
    const foreign = await makeInvoice("open");
    expect(await ask(order, foreign.invoice)).toBe("not-approved");
    const answers = await Promise.all(
      Array.from({ length: many }, (_, place) => ask(order, place % 2 ? invoice : another.invoice)),
    );
    expect(answers.toSorted()).toEqual([
      ...Array(many / 2).fill("asked"),
      ...Array(many / 2).fill("credited"),
    ]);
    expect(
      await rows("select amount from public.invoice_credits where change_order_id = $1", [order]),
    ).toEqual([{ amount: 1000 }]);
    await rows("update public.invoice_credits set status = 'refused' where change_order_id = $1", [order]);
    expect(await ask(order, another.invoice), "what Stripe refused can be tried elsewhere").toBe("asked");
  },
);

test("readings in whatever order end in the last, and each is stored once", async () => {
  const told = ["draft", "open", "paid"] as const;
  const orders = told.flatMap((a) => told.flatMap((b) => told.map((c) => [a, b, c] as const)));
  for (const order of orders) {
    const { invoice } = await makeInvoice("preparing");
    const [{ first } = {}] = await rows("select nextval('public.stripe_readings')::int as first");
    await rows("select setval('public.stripe_readings', $1)", [Number(first) + 3]);
    const reading = (status: (typeof told)[number]) => Number(first) + told.indexOf(status);
    for (const status of order) await settle(invoice, { status, reading: reading(status) });
    const last = order.toSorted((one, other) => reading(other) - reading(one))[0];
    expect((await stateOf(invoice))?.status, order.join()).toBe(last);
    expect(await settle(invoice, { status: "void", reading: reading(last ?? "draft") })).toBe(false);
  }
});

test("a draft without all of its lines is still being prepared, and what is another invoice's is not taken", async () => {
  const { invoice } = await makeInvoice("preparing");
  for (const lines of [0, 2, null]) {
    await settle(invoice, { lines });
    expect(await stateOf(invoice), String(lines)).toEqual({ status: "preparing", asked: null });
  }
  await settle(invoice);
  expect((await stateOf(invoice))?.status).toBe("draft");
  expect(await settle(invoice, { stripe_invoice_id: "in_another", status: "void" })).toBe(false);
  expect(await settle(randomUUID())).toBe(false);
  await settle(invoice, { status: "open" });
  for (const status of ["draft", "discarded"]) {
    await settle(invoice, { status, lines: 0 });
    expect((await stateOf(invoice))?.status, `${status} after it was final`).toBe("open");
  }
  const { invoice: gone } = await makeInvoice("discarded");
  expect(await settle(gone)).toBe(false);
});

test("the day of a transfer stays while Stripe has no card's money, and goes when it has", async () => {
  for (const [is_paid_elsewhere, expected] of [
    [true, "2026-01-01"],
    [false, null],
  ] as const) {
    const { invoice } = await makeInvoice("open");
    await payElsewhere(invoice);
    await settle(invoice, { status: "paid", paid_at: "2026-02-03T10:00:00Z", is_paid_elsewhere });
    const day = () =>
      rows("select paid_elsewhere_on::text as day from public.invoices where id = $1", [invoice]);
    expect(await day()).toEqual([{ day: expected }]);
  }
});

test("clients read what is final of theirs, with its lines and what was credited, and nothing else", async () => {
  const dana = await backend.signIn(accounts.ownClient);
  const priya = await backend.signIn(accounts.otherClient);
  for (const status of statuses) {
    const { client, invoice } = await makeInvoice(status);
    await rows("insert into public.client_members (client_id, user_id) values ($1, $2)", [client, ids.dana]);
    for (const state of ["asked", "done", "refused"])
      await rows(
        "insert into public.invoice_credits (invoice_id, kind, status, currency, amount, reason) values ($1, 'credit', $2, 'CAD', 1, 'Word')",
        [invoice, state],
      );
    const read = async (person: typeof dana) => [
      (await person.from("invoices").select("id").eq("id", invoice)).data?.length,
      (await person.from("invoice_lines").select("id").eq("invoice_id", invoice)).data?.length,
      (await person.from("invoice_credits").select("id").eq("invoice_id", invoice)).data?.length,
    ];
    expect(await read(owner), `the owner, ${status}`).toEqual([1, 1, 3]);
    expect(await read(dana), `the client, ${status}`).toEqual(final.includes(status) ? [1, 1, 1] : [0, 0, 0]);
    expect(await read(priya), `another client, ${status}`).toEqual([0, 0, 0]);
  }
});

test("an invoice outlives its project, and a client with one is not deleted", async () => {
  const { client, project } = await makeClient();
  const line = { source: "change_order", source_id: await makeOrder(project) };
  const { invoice } = await prepare(client, [line], { of_project: project });
  await rows("delete from public.projects where id = $1", [project]);
  expect(await rows("select project_id, client_id from public.invoices where id = $1", [invoice])).toEqual([
    { project_id: project, client_id: client },
  ]);
  expect(await linesOf(line.source_id)).toHaveLength(1);
  expect((await owner.rpc("delete_client", { client_id: client })).data).toBe("filled");
  await expect(rows("delete from public.clients where id = $1", [client])).rejects.toThrow(/violates/);
});

test("each invoice that may have changed is looked at by one, once a minute or once a day", async () => {
  await rows("update public.invoices set read_at = now()");
  const claim = async () => {
    const { data } = await service.rpc("claim_invoices", { most: 100 });
    return Array.isArray(data) ? data.length : -1;
  };
  const seen: Record<string, number[]> = {};
  for (const status of statuses)
    for (const isAsked of [false, true]) {
      const { invoice } = await makeInvoice(status);
      if (isAsked) await rows("update public.invoices set asked = 'void' where id = $1", [invoice]);
      const found: number[] = [];
      for (const age of ["30 seconds", "2 minutes", "25 hours"]) {
        await rows(
          `update public.invoices set read_at = now() - interval '${age}', paid_at = now() where id = $1`,
          [invoice],
        );
        found.push(await claim(), await claim());
      }
      seen[`${status}${isAsked ? ", asked" : ""}`] = found;
    }
  const [never, begun, daily] = [Array(6).fill(0), [0, 0, 1, 0, 1, 0], [0, 0, 0, 0, 1, 0]];
  const ended = (status: string) => status === "void" || status === "discarded";
  expect(seen).toEqual(
    Object.fromEntries(
      statuses.flatMap((status) => [
        [status, ended(status) ? never : status === "preparing" ? begun : daily],
        [`${status}, asked`, ended(status) ? never : begun],
      ]),
    ),
  );
});

async function openAndDue(member: string, days: number[]) {
  await rows("update public.agency_settings set reminder_days = $1", [days]);
  const made = await makeInvoice("draft");
  await rows("insert into public.client_members (client_id, user_id) values ($1, $2)", [made.client, member]);
  await settle(made.invoice, { status: "open", number: "A-1" });
  await rows(
    "update public.invoices set due_on = '2026-03-01', falls_due_at = '2026-03-02T05:00Z' where id = $1",
    [made.invoice],
  );
  return made.invoice;
}

const mailsOf = async (invoice: string) =>
  (
    await rows(
      "select template || case template when 'invoice-reminder' then ' ' || split_part(dedupe_key, ':', 3) else '' end as mail from public.outbox where dedupe_key like '%' || $1 || '%' order by created_at, dedupe_key",
      [invoice],
    )
  ).map(({ mail }) => mail);
async function remind(at: string) {
  const { data, error } = await service.rpc("queue_invoice_reminders", { at });
  if (error) throw new Error(`${error.code} ${error.message}`);
  return data;
}

test("people are reminded at each day once, of a missed one not later, and of nothing when it is paid", async () => {
  await rows("update public.invoices set status = 'void' where status = 'open'");
  const invoice = await openAndDue(ids.dana, [-3, 1, 7, 14]);
  expect(await mailsOf(invoice)).toEqual(["invoice-open"]);
  const told = ["invoice-open"];
  for (const [at, mail] of [
    ["2026-02-27T04:59:59Z", null],
    ["2026-02-27T05:00:00Z", "invoice-reminder -3"],
    ["2026-03-03T04:59:59Z", null],
    ["2026-03-03T05:00:00Z", "invoice-reminder 1"],
    // Nobody looked at the seventh day.
    ["2026-03-20T00:00:00Z", "invoice-reminder 14"],
    ["2026-04-20T00:00:00Z", null],
  ]) {
    for (const _ of [1, 2, 3]) await remind(String(at));
    if (mail) told.push(mail);
    expect((await mailsOf(invoice)).toSorted(), String(at)).toEqual(told.toSorted());
  }
  await settle(invoice, { status: "paid", amount_paid: 1200, amount_remaining: 0 });
  expect((await mailsOf(invoice)).toSorted(), "what waits is not sent").toEqual([
    "invoice-paid",
    "invoice-receipt",
  ]);
  expect(await remind("2027-01-01T00:00:00Z")).toBe(false);
});

test("the owner is told of what is paid, but for a transfer that the owner noted", async () => {
  for (const isNoted of [false, true]) {
    const invoice = await openAndDue(ids.dana, []);
    if (isNoted) await payElsewhere(invoice);
    await settle(invoice, {
      ...{ status: "paid", amount_paid: 1200, amount_remaining: 0, is_paid_elsewhere: isNoted },
      paid_at: "2026-02-03T10:00:00Z",
    });
    await settle(invoice, { status: "paid", amount_paid: 1200, amount_remaining: 0, refunded: 5 });
    expect((await mailsOf(invoice)).filter((mail) => mail !== "invoice-receipt")).toEqual(
      isNoted ? [] : ["invoice-paid"],
    );
  }
});

const endings = ["paid", "void", "uncollectible"] as const;
const receiptCases = [true, false].flatMap((seesMoney) =>
  [true, false].flatMap((isDisabled) =>
    [true, false].flatMap((isNoted) =>
      endings.flatMap((ending) =>
        [1200, 0].map((amount) => ({ seesMoney, isDisabled, isNoted, ending, amount })),
      ),
    ),
  ),
);

test("whoever sees the money is told once that it came, by card or by a transfer that was noted, and nobody else", async () => {
  expect(receiptCases).toHaveLength(48);
  for (const { seesMoney, isDisabled, isNoted, ending, amount } of receiptCases) {
    const invoice = await openAndDue(ids.dana, []);
    await rows(
      "update public.client_members set sees_money = $2 where client_id = (select client_id from public.invoices where id = $1)",
      [invoice, seesMoney],
    );
    await rows("update public.users set disabled_at = $2 where id = $1", [
      ids.dana,
      isDisabled ? "2026-01-01T00:00:00Z" : null,
    ]);
    if (isNoted && ending === "paid") await payElsewhere(invoice);
    for (const refunded of [0, 5])
      await settle(invoice, {
        ...{ status: ending, amount_paid: amount, amount_remaining: 0, refunded },
        ...{ is_paid_elsewhere: isNoted, paid_at: ending === "paid" ? "2026-02-03T10:00:00Z" : null },
      });
    const told = await rows(
      "select recipient, payload from public.outbox where template = 'invoice-receipt' and dedupe_key like '%' || $1 || '%'",
      [invoice],
    );
    const isTold = seesMoney && !isDisabled && ending === "paid" && amount > 0;
    const what = JSON.stringify({ seesMoney, isDisabled, isNoted, ending, amount });
    expect(told, what).toHaveLength(isTold ? 1 : 0);
    if (isTold) expect(told[0]).toMatchObject({ payload: { invoice_id: invoice, amount, currency: "CAD" } });
  }
  await rows("update public.users set disabled_at = null where id = $1", [ids.dana]);
});

test("a receipt that was not sent goes with the tick, that of another client stays", async () => {
  const paid = { status: "paid", amount_paid: 1200, amount_remaining: 0, paid_at: "2026-02-03T10:00:00Z" };
  const [one, other] = [await openAndDue(ids.dana, []), await openAndDue(ids.dana, [])];
  for (const invoice of [one, other]) await settle(invoice, paid);
  await rows("select app.withdraw_money(client_id, $2) from public.invoices where id = $1", [one, ids.dana]);
  expect(await mailsOf(one)).toEqual(["invoice-paid"]);
  expect((await mailsOf(other)).toSorted()).toEqual(["invoice-paid", "invoice-receipt"]);
});

test("when an invoice was written off is noted, and stays when it is paid after all", async () => {
  for (const ending of ["void", "uncollectible"]) {
    const invoice = await openAndDue(ids.dana, []);
    const endedAt = async () =>
      (await rows("select ended_at from public.invoices where id = $1", [invoice]))[0]?.ended_at;
    expect(await endedAt()).toBeNull();
    await settle(invoice, { status: ending });
    const first = await endedAt();
    expect(first).not.toBeNull();
    await settle(invoice, { status: ending, refunded: 0 });
    await settle(invoice, {
      status: "paid",
      amount_paid: 1200,
      amount_remaining: 0,
      paid_at: "2026-02-03T10:00:00Z",
    });
    expect(await endedAt()).toEqual(first);
  }
});
