import type Stripe from "stripe";
import { afterAll, beforeEach, expect, test } from "vitest";
import { serveInTest } from "../serve-in-test.ts";
import { openInvoice } from "./invoices/invoice-in-test.ts";
import { stripeInTest } from "./stripe-in-test.ts";

const arrived: Stripe.Event[] = [];
let failing = 0;
const site = await serveInTest(async (request) => {
  if (failing-- > 0) return new Response("", { status: 503 });
  const body = await request.text();
  const signature = request.headers.get("stripe-signature") ?? "";
  arrived.push(stripe.webhooks.constructEvent(body, signature, "whsec_test"));
  return new Response("");
});
const emulator = await stripeInTest({ webhook: site.url });
const { stripe, submit } = emulator;
afterAll(async () => {
  await emulator.stop();
  await site.close();
});

const paid = [
  "invoice.created",
  "invoiceitem.created",
  "invoice.updated",
  "payment_intent.created",
  "invoice.finalized",
  "charge.succeeded",
  "payment_intent.succeeded",
  "invoice.paid",
  "invoice.payment_succeeded",
  "invoice_payment.paid",
];
const kinds = () => arrived.map(({ type }) => type);
const waitFor = (count: number) =>
  expect.poll(() => arrived.length, { timeout: 30_000, interval: 50 }).toBe(count);

async function payHeld() {
  await submit("/events/hold", {});
  const { id } = await openInvoice(stripe);
  await stripe.invoices.pay(id, { payment_method: "pm_card_visa" });
}

beforeEach(() => {
  arrived.length = 0;
  failing = 0;
});

test("events come signed, in the order in which they were told, each with its object as it was then", async () => {
  const { id } = await openInvoice(stripe);
  await stripe.invoices.pay(id, { payment_method: "pm_card_visa" });
  await waitFor(paid.length);
  expect(kinds()).toEqual(paid);
  const statuses = arrived.flatMap(({ data: { object } }) =>
    object.object === "invoice" ? object.status : [],
  );
  expect(statuses).toEqual(["draft", "draft", "open", "paid", "paid"]);
});

test("held back they come late, and in the order that is asked for", async () => {
  await payHeld();
  expect(arrived).toEqual([]);
  await submit("/events/release", { order: "backwards" });
  await waitFor(paid.length);
  expect(kinds()).toEqual(paid.toReversed());
});

test("shuffled, all of them come", async () => {
  await payHeld();
  await submit("/events/release", { order: "shuffled" });
  await waitFor(paid.length);
  expect(kinds().sort()).toEqual(paid.toSorted());
});

test("each twice: the same event, again", async () => {
  await payHeld();
  await submit("/events/release", { order: "told", times: "2" });
  await waitFor(2 * paid.length);
  expect(kinds()).toEqual([...paid, ...paid]);
  expect(new Set(arrived.map(({ id }) => id)).size).toBe(paid.length);
});

test("what is not taken comes again, and what waits survives a restart", async () => {
  await payHeld();
  failing = 1;
  await emulator.restart();
  await waitFor(paid.length);
  expect(kinds().sort()).toEqual(paid.toSorted());
});
