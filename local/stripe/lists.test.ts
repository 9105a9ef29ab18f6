import { afterAll, expect, test } from "vitest";
import { openInvoice } from "./invoices/invoice-in-test.ts";
import { refusalBy, stripeInTest } from "./stripe-in-test.ts";

const emulator = await stripeInTest();
const { stripe, host } = emulator;
afterAll(emulator.stop);

const { id: customer } = await stripe.customers.create({ name: "Client", email: "client@client.example" });
const made: string[] = [];
for (let amount = 1; amount <= 23; amount++) {
  const { id } = await stripe.invoiceItems.create({ customer, amount, currency: "cad" });
  made.unshift(id);
}
const list = async (asked: object) => {
  const { data, has_more } = await stripe.invoiceItems.list(asked);
  return { ids: data.map(({ id }) => id), has_more };
};

test("a list is ten of the newest, and says whether there are more", async () => {
  expect(await list({})).toEqual({ ids: made.slice(0, 10), has_more: true });
  expect(await list({ limit: 23 })).toEqual({ ids: made, has_more: false });
});

test("from wherever a page begins or ends, it goes on without gap or repetition", async () => {
  for (let limit = 1; limit <= 24; limit += 4)
    for (const [place, cursor] of made.entries()) {
      const after = made.slice(place + 1);
      expect(await list({ limit, starting_after: cursor })).toEqual({
        ids: after.slice(0, limit),
        has_more: after.length > limit,
      });
      const before = made.slice(0, place);
      expect(await list({ limit, ending_before: cursor })).toEqual({
        ids: before.slice(-limit),
        has_more: before.length > limit,
      });
    }
});

test("the client's paging finds all", async () => {
  const all = await stripe.invoiceItems.list({ limit: 4 }).autoPagingToArray({ limit: 100 });
  expect(all.map(({ id }) => id)).toEqual(made);
});

test.each([
  ["limit=0", "limit"],
  ["limit=101", "limit"],
  ["limit=many", "limit"],
  ["starting_after=ii_0", "starting_after"],
  ["ending_before=ii_0", "ending_before"],
  ["unheard=1", "unheard"],
])("refused: %s", async (query, param) => {
  const answer = await fetch(`${host}/v1/invoiceitems?${query}`, {
    headers: { Authorization: "Bearer sk_test_1" },
  });
  expect(answer.status).toBe(400);
  const { error }: { error: { param: string; type: string } } = JSON.parse(await answer.text());
  expect(error).toMatchObject({ param, type: "invalid_request_error" });
});

test("lists are narrowed by what they are asked for", async () => {
  const { id, created } = await openInvoice(stripe, { collection_method: "send_invoice", days_until_due: 3 });
  const count = async (asked: object) =>
    (await stripe.invoices.list(asked)).data.map((invoice) => invoice.id);
  expect(await count({ status: "open", created: { gte: created } })).toEqual([id]);
  for (const asked of [
    { status: "paid" },
    { customer },
    { subscription: "sub_0" },
    { collection_method: "charge_automatically" },
    { created: { lt: created } },
    { due_date: created },
  ])
    expect(await count(asked)).toEqual([]);
  expect(await count({ due_date: created + 3 * 86_400 })).toEqual([id]);
  expect((await stripe.customers.list({ email: "client@client.example" })).data).toMatchObject([
    { id: customer },
  ]);
});

test("objects stand in the place of ids that are to be expanded, four levels deep and in lists", async () => {
  const { id } = await openInvoice(stripe, { customer });
  await stripe.invoices.pay(id, { payment_method: "pm_card_visa" });
  const expand = ["data.payments.data.payment", "data.customer"];
  const { data } = await stripe.invoices.list({ customer, expand });
  expect(data).toMatchObject([
    { customer: { id: customer, name: "Client" }, payments: { data: [{ status: "paid" }] } },
  ]);
  const [payment] = (
    await stripe.invoicePayments.list({ invoice: id, expand: ["data.payment.payment_intent.latest_charge"] })
  ).data;
  expect(payment?.payment.payment_intent).toMatchObject({
    latest_charge: { object: "charge", amount: 1200 },
  });
  const charge = await stripe.charges.retrieve(
    String((await stripe.charges.list({ customer })).data[0]?.id),
    { expand: ["payment_intent", "customer.tax_ids", "refunds"] },
  );
  expect(charge).toMatchObject({ payment_intent: { status: "succeeded" }, refunds: { data: [] } });
  expect(charge.customer).toMatchObject({ tax_ids: { data: [] } });
  for (const path of ["unheard", "status", "customer.name", "a.b.c.d.e"])
    expect(await refusalBy(stripe.invoices.retrieve(id, { expand: [path] }))).toMatchObject({
      statusCode: 400,
    });
});

test("the events of a kind are a list, too, and what is asked of nothing is not there", async () => {
  const { data } = await stripe.events.list({ type: "invoiceitem.created", limit: 1 });
  expect(data).toMatchObject([{ type: "invoiceitem.created", api_version: "2026-10-28.endive" }]);
  expect(await stripe.events.retrieve(String(data[0]?.id))).toMatchObject({ type: "invoiceitem.created" });
  expect(await refusalBy(stripe.events.retrieve("evt_0"))).toMatchObject({ code: "resource_missing" });
  expect(await refusalBy(stripe.accounts.list())).toMatchObject({ statusCode: 404 });
});

test("forms that are no forms are refused, and change nothing", async () => {
  const headers = { Authorization: "Bearer sk_test_1" };
  for (const body of [
    "__proto__[a]=1",
    "a[b][c]=1&a=2",
    "[=1",
    "metadata[]=1&metadata[a]=2&name[x]=1",
    "name[0]=a",
  ]) {
    const answer = await fetch(`${host}/v1/customers`, { method: "POST", headers, body });
    await answer.text();
    expect([body, answer.status]).toEqual([body, 400]);
  }
  expect(Object.keys({})).toEqual([]);
  const { status } = await fetch(`${host}/v1/customers`, { headers: { Authorization: "Bearer sk_test_2" } });
  expect(status).toBe(401);
});
