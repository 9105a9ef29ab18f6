import { randomUUID } from "node:crypto";
import { payableCurrencies, unitsOf } from "schemas/currency-units.ts";
import { afterAll, beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { z } from "zod";
import { accounts } from "../../../local/supabase/test-backend.ts";
import { billingInTest } from "../billing-in-test.ts";
import { taxLinesOf } from "./tax-lines-of.ts";
import { taxOn } from "./tax-on.ts";

// An invoice from what was worked to its money, at a Stripe and a database that answer over HTTP. Unless a test listens, every event of
// Stripe's is lost.

const { stripe, submit, query, backend, webhook, stop } = await billingInTest();
afterAll(stop);
const { carryOut } = await import("./carry-out.ts");
const taxKind = z.enum(["standard", "exempt", "reverse_charge"]);
const { lookAtInvoices } = await import("./look-at-invoices.ts");
const { handleStripeEvent } = await import("../handle-stripe-event.ts");
const owner = await backend.signIn(accounts.owner);
await query("update public.agency_settings set invoice_from = 'The Agency', pay_to = 'Account 1'");
await query("delete from public.tax_rates");
await query("insert into public.tax_rates (name, percent, is_default) values ('VAT', 20, true)");
// Of the demo's clients nothing is at this Stripe.
await query("update public.invoices set read_at = now() + interval '1 year'");
beforeEach(() => {
  webhook.listens = false;
  vi.restoreAllMocks();
});

/** A short case for every run, and a long one. */
function testAtOnce(name: string, run: (many: number) => Promise<void>): void {
  for (const { many, tags } of [
    { many: 8, tags: [] },
    { many: 100, tags: "slow" },
  ])
    test(name.replace("$many", String(many)), { tags }, () => run(many));
}

/** What so many do at once, of whom a busy Stripe or database may leave some without an answer; then somebody looks once more. */
async function atOnce(many: number, id: string, ask: () => Promise<unknown> = async () => null) {
  const answers = await Promise.all(
    Array.from({ length: many }, async () => {
      const answer = await ask();
      await carryOut(id).catch((error: unknown) => {
        if (!/timeout|no answer/i.test(String(error))) throw error;
      });
      return answer;
    }),
  );
  await carryOut(id);
  return answers;
}

type Order = { price?: number; currency?: string };

async function makeOrder(project: string, { price = 1000, currency = "CAD" }: Order = {}) {
  const id = randomUUID();
  await query(
    `insert into public.change_orders (id, project_id, title, price_cents, currency, valid_until, status, sent_at, expires_at)
     values ($1, $2, 'Worked', $3, $4, current_date, 'approved', now(), now())`,
    [id, project, price, currency],
  );
  return id;
}

async function makeClient() {
  const [client, project] = [randomUUID(), randomUUID()];
  await query("insert into public.clients (id, name) values ($1, 'Client')", [client]);
  await query("insert into public.projects (id, client_id, name) values ($1, $2, 'Shop')", [project, client]);
  return { client, project };
}

async function ask(verb: string, given: Record<string, unknown>): Promise<string> {
  const { data, error } = await owner.rpc(verb, given);
  if (error) throw new Error(`${verb}: ${error.message}`);
  return String(data);
}

type Line = {
  source: string;
  source_id?: string;
  amount?: number;
  description?: string;
  tax_rate?: string | null;
};

async function prepare(
  of_client: string,
  lines: Line[],
  in_currency = "CAD",
  more: Record<string, unknown> = {},
): Promise<string> {
  const { data } = await owner.rpc("prepare_invoice", {
    ...{ of_client, of_project: null, in_currency, bill_to: "Client, Main Street", lines },
    request_key: randomUUID(),
    ...more,
  });
  const [said] = Array.isArray(data) ? data : [];
  if (said?.answer !== "prepared") throw new Error(String(said?.answer));
  return String(said.invoice);
}

const rowOf = async (id: string) =>
  (
    await query("select *, due_on::text, paid_elsewhere_on::text from public.invoices where id = $1", [id])
  )[0] ?? {};
const stripeIdOf = async (id: string) => String((await rowOf(id)).stripe_invoice_id);
const readAtStripe = async (id: string) => stripe.invoices.retrieve(await stripeIdOf(id));

/** All invoices at Stripe that are made of one of ours. */
async function madeOf(id: string) {
  const found = await stripe.invoices.list({ limit: 100 }).autoPagingToArray({ limit: 10_000 });
  return found.filter(({ metadata }) => metadata?.invoice_id === id);
}

const due = { due_on: "2040-01-01", ends_at: "2040-01-02T05:00:00Z" };
const finalize = async (id: string) =>
  ask("finalize_invoice", { invoice_id: id, seen_total: (await rowOf(id)).total, ...due });
const payElsewhere = async (id: string) =>
  ask("pay_invoice_elsewhere", {
    ...{ invoice_id: id, seen_remaining: (await rowOf(id)).amount_remaining, paid_on: "2026-01-05" },
  });
const end = (id: string, ending: string) => ask("end_invoice", { invoice_id: id, ending });
const credit = (id: string, given: { kind: string; amount: number; seen_left: number }) =>
  ask("credit_invoice", { invoice_id: id, reason: "A word", request_key: randomUUID(), ...given });
const payByCard = async (id: string) => submit(`/invoices/${await stripeIdOf(id)}`, { card: "good" });

/** As when a day has passed since it was last looked at, or a minute since it was begun. */
async function lookLater(): Promise<void> {
  await query(
    "update public.invoices set read_at = now() - interval '25 hours' where read_at < now() + interval '1 day'",
  );
  while (await lookAtInvoices());
}

async function openInvoice({ price = 1000, currency = "CAD" }: Order = {}) {
  const { client, project } = await makeClient();
  const source_id = await makeOrder(project, { price, currency });
  const id = await prepare(client, [{ source: "change_order", source_id }], currency);
  await carryOut(id);
  await finalize(id);
  expect(await carryOut(id)).toBe("done");
  return { client, project, id };
}

async function paidInvoice(order: Order = {}) {
  const made = await openInvoice(order);
  await payByCard(made.id);
  await carryOut(made.id);
  return made;
}

/** What is stored is what Stripe says. */
async function expectSettled(id: string) {
  const { status, number, total, amount_due, amount_paid, amount_remaining, asked } = await rowOf(id);
  const stored = { status, number, total, amount_due, amount_paid, amount_remaining };
  expect(await readAtStripe(id)).toMatchObject(stored);
  expect(asked).toBeNull();
  return stored;
}

testAtOnce(
  "an order becomes a draft with our lines and tax, without a number, when $many carry it out",
  async (many) => {
    const { client, project } = await makeClient();
    const source_id = await makeOrder(project);
    const id = await prepare(client, [
      { source: "deposit", source_id, amount: 300, description: "Deposit" },
      { source: "change_order", source_id },
      { source: "free", description: "Travel", amount: 55 },
    ]);
    await atOnce(many, id);
    const [draft, ...others] = await madeOf(id);
    expect(others).toEqual([]);
    expect(draft).toMatchObject({
      status: "draft",
      auto_advance: false,
      number: null,
      total: 1266,
      currency: "cad",
    });
    expect(draft?.lines.data.map(({ description, amount }) => [description, amount])).toEqual([
      ["Deposit", 300],
      ["#1 Worked", 700],
      ["Travel", 55],
    ]);
    expect(draft?.collection_method).toBe("send_invoice");
    expect(await expectSettled(id)).toMatchObject({ status: "draft", total: 1266, number: null });
    expect((await rowOf(id)).tax).toBe(211);
    const rates = await stripe.taxRates.list({ limit: 100 });
    expect(rates.data.filter(({ display_name }) => display_name === "VAT")).toHaveLength(1);
  },
);

test("what waits at Stripe for the client's next invoice is not swept into ours", async () => {
  const { client } = await makeClient();
  const first = await prepare(client, [{ source: "free", description: "Work", amount: 100 }]);
  await carryOut(first);
  const customer = String((await readAtStripe(first)).customer);
  await stripe.invoiceItems.create({ customer, amount: 999, currency: "cad", description: "Pending" });
  const second = await prepare(client, [{ source: "free", description: "Work", amount: 200 }]);
  await carryOut(second);
  expect((await expectSettled(second)).total).toBe(240);
});

testAtOnce(
  "$many who make an invoice final make it final once, with one number after the one before",
  async (many) => {
    const before = Number((await readAtStripe((await openInvoice()).id)).number?.split("-")[1]);
    const { client } = await makeClient();
    const id = await prepare(client, [{ source: "free", description: "Work", amount: 1000 }]);
    await carryOut(id);
    const answers = await atOnce(many, id, () => finalize(id));
    expect(answers.filter((answer) => answer !== "asked" && answer !== "done")).toEqual([]);
    const { number } = await expectSettled(id);
    expect(Number(String(number).split("-")[1])).toBe(before + 1);
    expect(await readAtStripe(id)).toMatchObject({
      due_date: Date.parse(due.ends_at) / 1000 - 1,
      footer: "The Agency\n\nAccount 1",
      description: "Client, Main Street",
    });
    expect(await rowOf(id)).toMatchObject({ status: "open", due_on: "2040-01-01", bill_from: "The Agency" });
  },
);

test("what a process began and nobody wrote down is found at Stripe, a day later, too", async () => {
  const begin = async (more: Record<string, unknown> = {}) => {
    const { client } = await makeClient();
    const id = await prepare(client, [
      { source: "free", description: "First", amount: 100 },
      { source: "free", description: "Second", amount: 200 },
    ]);
    // As with our key, which Stripe has forgotten since.
    const customer = await stripe.customers.create({ metadata: { client_id: client } });
    await query("update public.clients set stripe_customer_id = $1 where id = $2", [customer.id, client]);
    const draft = await stripe.invoices.create({
      ...{ customer: customer.id, currency: "cad", auto_advance: false, metadata: { invoice_id: id } },
      ...more,
    });
    const lines = await query(
      "select id, amount from public.invoice_lines where invoice_id = $1 order by position",
      [id],
    );
    const addLine = (place: number) =>
      stripe.invoiceItems.create({
        ...{ customer: customer.id, invoice: draft.id, amount: Number(lines[place]?.amount) },
        metadata: { line_id: String(lines[place]?.id) },
      });
    return { id, draft: draft.id, addLine };
  };
  for (const places of [[], [1], [1, 0]]) {
    const { id, draft, addLine } = await begin();
    for (const place of places) await addLine(place);
    await lookLater();
    expect(await madeOf(id), `${places.length} lines were made`).toMatchObject([
      { id: draft, status: "draft" },
    ]);
    expect((await readAtStripe(id)).lines.data).toHaveLength(2);
    expect((await expectSettled(id)).status).toBe("draft");
  }
  const { id, draft } = await begin();
  await end(id, "discarded");
  await lookLater();
  expect(await rowOf(id)).toMatchObject({ status: "discarded", asked: null });
  await expect(stripe.invoices.retrieve(draft)).rejects.toThrow("No such invoice");
});

test("what was asked and not done, or done and not read, is made good by the next look", async () => {
  const { client } = await makeClient();
  const id = await prepare(client, [{ source: "free", description: "Work", amount: 1000 }]);
  await lookLater();
  expect((await expectSettled(id)).status).toBe("draft");
  await finalize(id);
  await lookLater();
  expect((await expectSettled(id)).status).toBe("open");
  await payByCard(id);
  expect((await rowOf(id)).status, "the event is lost").toBe("open");
  await lookLater();
  expect(await expectSettled(id)).toMatchObject({ status: "paid", amount_paid: 1200 });
  const [payment] = (await stripe.invoicePayments.list({ invoice: await stripeIdOf(id) })).data;
  await stripe.refunds.create({ payment_intent: String(payment?.payment.payment_intent), amount: 200 });
  await lookLater();
  expect(await rowOf(id)).toMatchObject({
    status: "paid",
    refunded: 200,
    credited: 0,
    paid_elsewhere_on: null,
  });
});

testAtOnce("paid past Stripe by $many presses is paid once, with the day", async (many) => {
  const { id } = await openInvoice();
  await atOnce(many, id, () => payElsewhere(id));
  expect(await expectSettled(id)).toMatchObject({ status: "paid", amount_paid: 1200 });
  expect(await rowOf(id)).toMatchObject({ paid_elsewhere_on: "2026-01-05", refunded: 0 });
  const payments = await stripe.invoicePayments.list({ invoice: await stripeIdOf(id), status: "paid" });
  expect(payments.data.map(({ payment }) => payment.type)).toEqual(["payment_record"]);
});

test("an invoice is void, uncollectible or discarded once, pressed by three", async () => {
  for (const ending of ["void", "uncollectible"]) {
    const { id } = await openInvoice();
    await Promise.all([1, 2, 3].map(async () => [await end(id, ending), await carryOut(id)]));
    expect((await expectSettled(id)).status).toBe(ending);
  }
  const { client } = await makeClient();
  const draft = await prepare(client, [{ source: "free", description: "Work", amount: 1 }]);
  await carryOut(draft);
  await Promise.all([1, 2, 3].map(async () => [await end(draft, "discarded"), await carryOut(draft)]));
  expect(await rowOf(draft)).toMatchObject({ status: "discarded", asked: null });
  expect(await madeOf(draft)).toEqual([]);
});

test("what Stripe will not do any more is refused, and what became of it is stored", async () => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  for (const ending of ["void", "uncollectible"]) {
    const { id } = await openInvoice();
    await end(id, ending);
    await payByCard(id);
    await carryOut(id);
    expect((await expectSettled(id)).status, `${ending}, and the client was faster`).toBe("paid");
  }
  const { id } = await openInvoice();
  await payElsewhere(id);
  await payByCard(id);
  await carryOut(id);
  await expectSettled(id);
  expect((await rowOf(id)).paid_elsewhere_on, "a card paid").toBeNull();

  const { client } = await makeClient();
  const draft = await prepare(client, [{ source: "free", description: "Work", amount: 1000 }]);
  await carryOut(draft);
  await finalize(draft);
  const customer = String((await readAtStripe(draft)).customer);
  const invoice = await stripeIdOf(draft);
  await stripe.invoiceItems.create({ customer, invoice, amount: 500, description: "Added there" });
  expect(await carryOut(draft), "it is over more than was seen").toBe("refused");
  expect((await readAtStripe(draft)).number).toBeNull();
  expect((await rowOf(draft)).asked).toBeNull();
});

const creditsOf = (id: string) =>
  query("select kind, status, amount from public.invoice_credits where invoice_id = $1 order by created_at", [
    id,
  ]);

testAtOnce(
  "an order below zero is credited once by $many, with its tax: off what is open, else to the balance",
  async (many) => {
    const open = await openInvoice();
    const paid = await paidInvoice();
    for (const { id, project } of [open, paid]) {
      const order_id = await makeOrder(project, { price: -105 });
      await atOnce(many, id, () => ask("credit_change_order", { order_id, invoice_id: id }));
      expect(await creditsOf(id)).toEqual([{ kind: "credit", status: "done", amount: 105 }]);
      const notes = await stripe.creditNotes.list({ invoice: await stripeIdOf(id) });
      expect(notes.data).toMatchObject([
        { subtotal: 105, total: 126, memo: expect.stringContaining("Worked") },
      ]);
      expect((await rowOf(id)).credited).toBe(126);
      await expectSettled(id);
    }
    expect((await rowOf(open.id)).amount_remaining).toBe(1074);
    const customer = await stripe.customers.retrieve(String((await readAtStripe(paid.id)).customer));
    expect(customer).toMatchObject({ balance: -126 });
  },
);

test("a small difference is written off with a word, and the rest is paid by a transfer", async () => {
  const { id } = await openInvoice();
  await credit(id, { kind: "write_off", amount: 15, seen_left: 1200 });
  await carryOut(id);
  await payElsewhere(id);
  await carryOut(id);
  expect(await expectSettled(id)).toMatchObject({ status: "paid", amount_paid: 1185 });
  expect(await rowOf(id)).toMatchObject({ credited: 15, total: 1200 });
});

testAtOnce(
  "of $many refunds of one payment one is made, in part and then in whole, and no more goes back than came",
  async (many) => {
    const { id } = await paidInvoice();
    for (const [amount, left] of [
      [200, 1200],
      [1000, 1000],
    ] as const) {
      await atOnce(many, id, () => credit(id, { kind: "refund", amount, seen_left: left }));
      expect(await rowOf(id)).toMatchObject({ status: "paid", refunded: 1200 - left + amount });
    }
    expect((await creditsOf(id)).map(({ status, amount }) => [status, amount])).toEqual([
      ["done", 200],
      ["done", 1000],
    ]);
    expect(await credit(id, { kind: "refund", amount: 1, seen_left: 0 })).toBe("too-much");
    expect(await credit(id, { kind: "credit", amount: 1, seen_left: 0 })).toBe("too-much");
  },
);

test.each([
  { kind: "refund", of: paidInvoice },
  { kind: "credit", of: paidInvoice },
  { kind: "credit", of: openInvoice },
  { kind: "write_off", of: openInvoice },
  { kind: "order", of: paidInvoice },
  { kind: "order", of: openInvoice },
])("a credit is done when its invoice knows of it and not before: $kind, $of.name", async ({ kind, of }) => {
  const { id, project } = await of();
  onTestFinished(async () => {
    await query("drop function if exists app.note_left cascade");
    await query("drop table if exists public.left_at_end");
  });
  // What another press could ask for in the moment that the credit ends.
  await query("create table public.left_at_end (amount integer)");
  await query(`create function app.note_left() returns trigger language plpgsql security definer as $$ begin
    insert into public.left_at_end select app.left_to_credit(i, new.kind) from public.invoices i where i.id = new.invoice_id;
    return new; end $$`);
  await query(
    "create trigger note_left before update on public.invoice_credits for each row execute function app.note_left()",
  );
  const asked =
    kind === "order"
      ? ask("credit_change_order", { order_id: await makeOrder(project, { price: -500 }), invoice_id: id })
      : credit(id, { kind, amount: 600, seen_left: 1200 });
  expect(await asked).toBe("asked");
  expect(await carryOut(id)).toBe("done");
  expect(await query("select amount from public.left_at_end")).toEqual([{ amount: 600 }]);
});

test("what was paid past Stripe goes back past it", async () => {
  const { id } = await openInvoice();
  await payElsewhere(id);
  await carryOut(id);
  await credit(id, { kind: "refund", amount: 500, seen_left: 1200 });
  expect(await carryOut(id)).toBe("done");
  const notes = await stripe.creditNotes.list({ invoice: await stripeIdOf(id) });
  expect(notes.data).toMatchObject([{ total: 500, out_of_band_amount: 500, refunds: [] }]);
  expect(await rowOf(id)).toMatchObject({ credited: 500, refunded: 0 });
});

test("a credit that Stripe made and nobody wrote down is not made again", async () => {
  const { id } = await paidInvoice();
  await credit(id, { kind: "refund", amount: 500, seen_left: 1200 });
  const [row] = await query("select id from public.invoice_credits where invoice_id = $1", [id]);
  await stripe.creditNotes.create({
    ...{ invoice: await stripeIdOf(id), amount: 500, refund_amount: 500 },
    metadata: { credit_id: String(row?.id) },
  });
  await lookLater();
  expect(await creditsOf(id)).toMatchObject([{ status: "done", amount: 500 }]);
  expect((await rowOf(id)).refunded).toBe(500);
});

test("a deposit and the remainder of an order are two invoices", async () => {
  const { client, project } = await makeClient();
  const source_id = await makeOrder(project);
  const totals = [];
  for (const line of [
    { source: "deposit", source_id, amount: 333 },
    { source: "change_order", source_id },
  ]) {
    const id = await prepare(client, [line]);
    await carryOut(id);
    await finalize(id);
    await carryOut(id);
    totals.push((await expectSettled(id)).total);
  }
  // A fifth of 333 is 66.6, of 667 133.4.
  expect(totals).toEqual([400, 800]);
});

test.each([
  ["JPY", 1255, 251],
  ["KWD", 12_550, 2510],
  ["KWD", 10_030, 2010],
])(
  "in %s an invoice over %i has %i of tax, is paid, and an order below zero is credited",
  async (currency, price, tax) => {
    const { id, project } = await openInvoice({ price, currency });
    expect(await rowOf(id)).toMatchObject({ currency, total: price + tax, tax });
    await payByCard(id);
    await carryOut(id);
    const order_id = await makeOrder(project, { price: -price, currency });
    expect(await ask("credit_change_order", { order_id, invoice_id: id })).toBe("asked");
    expect(await carryOut(id)).toBe("done");
    expect(await rowOf(id)).toMatchObject({ credited: price + tax });
  },
);

test("events that are late, twice and in every order end in what Stripe says", async () => {
  webhook.listens = true;
  for (const [order, times] of [
    ["backwards", "1"],
    ["shuffled", "1"],
    ["told", "2"],
  ] as const) {
    await submit("/events/hold", {});
    const [paid, voided, refunded] = [await openInvoice(), await openInvoice(), await paidInvoice()];
    await payByCard(paid.id);
    await stripe.invoices.voidInvoice(await stripeIdOf(voided.id));
    const [payment] = (await stripe.invoicePayments.list({ invoice: await stripeIdOf(refunded.id) })).data;
    await stripe.refunds.create({ payment_intent: String(payment?.payment.payment_intent), amount: 300 });
    await submit("/events/release", { order, times });
    const states = async () => [
      (await rowOf(paid.id)).status,
      (await rowOf(voided.id)).status,
      (await rowOf(refunded.id)).refunded,
    ];
    await expect.poll(states, { timeout: 60_000 }).toEqual(["paid", "void", 300]);
    for (const { id } of [paid, voided, refunded]) await expectSettled(id);
  }
});

test("an event of the other mode changes nothing", async () => {
  const { id } = await openInvoice();
  await payByCard(id);
  const { data } = await stripe.events.list({ limit: 20 });
  const event = data.find(({ type }) => type === "invoice.paid");
  if (!event) throw new Error("Nothing was told");
  expect(await handleStripeEvent({ ...event, id: `evt_${randomUUID()}`, livemode: true })).toBe("foreign");
  expect((await rowOf(id)).status).toBe("open");
  expect(await handleStripeEvent({ ...event, id: `evt_${randomUUID()}` })).toBe("handled");
  expect((await rowOf(id)).status).toBe("paid");
});

async function addRate(name: string, percent: number, kind = "standard", note: string | null = null) {
  const [row] = await query(
    "insert into public.tax_rates (name, percent, kind, note) values ($1, $2, $3, $4) returning id",
    [name, percent, kind, note],
  );
  return String(row?.id);
}

test("lines have rates of their own, made at Stripe once, and what Stripe adds is stored rate by rate", async () => {
  const reduced = await addRate("VAT", 7);
  const exempt = await addRate("No VAT", 0, "exempt", "Exempt by § 4.");
  const reversed = await addRate("Reverse charge", 0, "reverse_charge", "The client owes the tax.");
  for (const [currency, units] of [
    ["CAD", 1],
    ["JPY", 1],
    ["KWD", 10],
    ["ISK", 100],
    ["HUF", 1],
  ] as const) {
    const { client } = await makeClient();
    const free = (amount: number, more: Partial<Line> = {}) => ({
      ...{ source: "free", description: "Work", amount: amount * units },
      ...more,
    });
    const lines = [
      free(333),
      free(207, { tax_rate: reduced }),
      free(1000, { tax_rate: null }),
      free(41, { tax_rate: exempt }),
      free(7, { tax_rate: reversed }),
      free(334),
    ];
    const supplied = { supplied_from: "2026-02-27", supplied_on: "2026-03-01" };
    const id = await prepare(client, lines, currency, supplied);
    await carryOut(id);
    const kept = await query("select * from public.invoice_lines where invoice_id = $1 order by position", [
      id,
    ]);
    const ready = await rowOf(id);
    // 66.6 and 66.8 of twenty, 14.49 of seven.
    const added = [67 + 67, 14].map((amount) => amount * units);
    expect(ready, currency).toMatchObject({ status: "draft", tax: 148 * units, total: (1922 + 148) * units });
    expect(ready.taxes, currency).toEqual([
      { name: "VAT", percent: 20, kind: "standard", note: null, base: 667 * units, amount: added[0] },
      { name: "VAT", percent: 7, kind: "standard", note: null, base: 207 * units, amount: added[1] },
      {
        ...{ name: "No VAT", percent: 0, kind: "exempt", note: "Exempt by § 4." },
        base: 41 * units,
        amount: 0,
      },
      {
        ...{ name: "Reverse charge", percent: 0, kind: "reverse_charge", note: "The client owes the tax." },
        ...{ base: 7 * units, amount: 0 },
      },
    ]);
    const before = kept.map((line) => ({
      ...{
        amount: Number(line.amount),
        tax_percent: line.tax_percent === null ? null : Number(line.tax_percent),
      },
      tax_name: line.tax_name === null ? null : String(line.tax_name),
      tax_note: line.tax_note === null ? null : String(line.tax_note),
      tax_kind: line.tax_kind === null ? null : taxKind.parse(line.tax_kind),
    }));
    expect(taxLinesOf({ currency, taxes: null, invoice_lines: before }), "before Stripe was asked").toEqual(
      ready.taxes,
    );
    const { lines: atStripe } = await readAtStripe(id);
    expect(atStripe.data.map(({ taxes }) => taxes?.length)).toEqual([1, 1, 0, 1, 1, 1]);
    expect(atStripe.data[0]?.period).toEqual({ start: 1772193600, end: 1772366400 });
    await finalize(id);
    await carryOut(id);
    expect((await readAtStripe(id)).footer).toBe(
      "Exempt by § 4.\n\nThe client owes the tax.\n\nThe Agency\n\nAccount 1",
    );
  }
  const { data } = await stripe.taxRates.list({ limit: 100, active: true });
  const names = data.map(({ display_name, percentage }) => `${display_name} ${percentage}`);
  expect(new Set(names).size).toBe(names.length);
});

test("what is credited of an order takes the rate of most of the invoice along, and keeps it", async () => {
  const { client, project } = await makeClient();
  const reduced = await addRate("VAT", 9.975);
  const free = (amount: number, tax_rate?: string | null) => ({
    ...{ source: "free", description: "Work", amount },
    ...(tax_rate !== undefined && { tax_rate }),
  });
  for (const [lines, expected] of [
    [[free(600), free(500, reduced), free(500, reduced)], { percent: "9.9750", whole: 115 }],
    [[free(500, reduced), free(500)], { percent: "9.9750", whole: 115 }],
    [[free(600, null), free(500)], { percent: null, whole: 105 }],
  ] as const) {
    const id = await prepare(client, [...lines]);
    await carryOut(id);
    await finalize(id);
    await carryOut(id);
    const order_id = await makeOrder(project, { price: -105 });
    expect(await ask("credit_change_order", { order_id, invoice_id: id })).toBe("asked");
    expect(await carryOut(id)).toBe("done");
    expect(
      await query(
        "select amount, tax_percent::text as percent from public.invoice_credits where invoice_id = $1",
        [id],
      ),
    ).toEqual([{ amount: 105, percent: expected.percent }]);
    expect((await rowOf(id)).credited).toBe(expected.whole);
    await expectSettled(id);
  }
});

test("where Stripe Tax is on it says what is added, or what it does not know, and no rate of ours is", async () => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  await query("update public.agency_settings set uses_stripe_tax = true");
  const { client } = await makeClient();
  const id = await prepare(client, [{ source: "free", description: "Work", amount: 1000 }]);
  await query("update public.agency_settings set uses_stripe_tax = false");
  await carryOut(id);
  expect(await rowOf(id)).toMatchObject({ status: "draft", total: 1000, taxes: [], tax_trouble: "location" });
  await finalize(id);
  expect(await carryOut(id)).toBe("refused");
  expect(await rowOf(id)).toMatchObject({ status: "draft", asked: null, tax_trouble: "location" });
  const customer = String((await readAtStripe(id)).customer);
  await stripe.customers.update(customer, { address: { country: "DE" } });
  await lookLater();
  expect(await rowOf(id)).toMatchObject({
    ...{ total: 1130, tax: 130, tax_trouble: null },
    taxes: [{ name: "HST", percent: 13, kind: "standard", note: null, base: 1000, amount: 130 }],
  });
  await finalize(id);
  expect(await carryOut(id)).toBe("done");
  expect((await expectSettled(id)).total).toBe(1130);
});

test("the database's tax is the site's, in every currency", async () => {
  const cases = payableCurrencies.flatMap((currency) =>
    [0, 0.0001, 7.7, 9.975, 20, 33.3333, 100].flatMap((tax_percent) =>
      [1, 5, 105, 333, 99_999, 500_000].map((steps) => ({
        ...{ currency, tax_percent, amount: steps * unitsOf(currency).step },
      })),
    ),
  );
  const found = await query(
    `select app.tax_on((c ->> 'amount')::int, (c ->> 'tax_percent')::numeric, c ->> 'currency') as tax
     from jsonb_array_elements($1) with ordinality e (c, place) order by place`,
    [JSON.stringify(cases)],
  );
  expect(found.map(({ tax }) => tax)).toEqual(cases.map((one) => taxOn(one.amount, one)));
  expect(cases.length).toBeGreaterThan(5000);
});
