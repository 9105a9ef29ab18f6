import { afterAll, expect, test } from "vitest";
import { randomInTest } from "../random-in-test.ts";
import { plain, refusalBy, stripeInTest } from "../stripe-in-test.ts";
import { openInvoice } from "./invoice-in-test.ts";

const emulator = await stripeInTest();
const { stripe } = emulator;
afterAll(emulator.stop);

const paymentsOf = async (invoice: string) => (await stripe.invoicePayments.list({ invoice })).data;

async function paidInvoice(amount: number) {
  const { id } = await openInvoice(stripe, { lines: [{ amount }] });
  await stripe.invoices.pay(id, { payment_method: "pm_card_visa" });
  const [payment] = await paymentsOf(id);
  return { id, payment_intent: String(payment?.payment.payment_intent) };
}

test("an invoice names no payment: its payments lead from it to the charge, and back", async () => {
  const { id } = await openInvoice(stripe);
  expect(await paymentsOf(id)).toMatchObject([
    {
      status: "open",
      amount_requested: 1200,
      amount_paid: null,
      is_default: true,
      payment: { type: "payment_intent" },
    },
  ]);
  const paid = await stripe.invoices.pay(id, {
    payment_method: "pm_card_visa",
    expand: ["payments.data.payment.payment_intent"],
  });
  expect(paid).toMatchObject({ status: "paid", amount_paid: 1200, amount_remaining: 0, attempt_count: 1 });
  for (const gone of ["payment_intent", "charge", "paid", "paid_out_of_band"])
    expect(paid).not.toHaveProperty(gone);
  const intent = paid.payments?.data[0]?.payment.payment_intent;
  if (typeof intent !== "object") throw new Error("The payment intent is not expanded");
  expect(intent).toMatchObject({ status: "succeeded", amount_received: 1200 });
  const charge = await stripe.charges.retrieve(String(intent.latest_charge));
  expect(charge).toMatchObject({ paid: true, amount: 1200, payment_intent: intent.id });
  expect(charge).not.toHaveProperty("invoice");
  const { data } = await stripe.invoicePayments.list({
    payment: { type: "payment_intent", payment_intent: String(charge.payment_intent) },
  });
  expect(data).toMatchObject([{ invoice: id, status: "paid", amount_paid: 1200 }]);
});

test("a declined card leaves the invoice open, with a failed charge and the number of tries", async () => {
  const { id } = await openInvoice(stripe);
  for (let tries = 0; tries < 2; tries++) {
    expect(
      await refusalBy(stripe.invoices.pay(id, { payment_method: "pm_card_chargeDeclined" })),
    ).toMatchObject({
      ...{ statusCode: 402, code: "card_declined", type: "StripeCardError" },
    });
  }
  expect(await stripe.invoices.retrieve(id)).toMatchObject({
    ...{ status: "open", amount_remaining: 1200, attempted: true, attempt_count: 1 },
  });
  const [payment] = await paymentsOf(id);
  const intent = await stripe.paymentIntents.retrieve(String(payment?.payment.payment_intent));
  expect(intent).toMatchObject({
    status: "requires_payment_method",
    last_payment_error: { code: "card_declined" },
  });
  expect(await refusalBy(stripe.refunds.create({ payment_intent: intent.id }))).toMatchObject({
    statusCode: 400,
  });
  expect(await stripe.invoices.pay(id, { payment_method: "pm_card_visa" })).toMatchObject({ status: "paid" });
});

test("without a card there is nothing to pay with, until the customer or the invoice has one", async () => {
  const { id, customer } = await openInvoice(stripe);
  expect(await refusalBy(stripe.invoices.pay(id))).toMatchObject({ code: "resource_missing" });
  await stripe.customers.update(String(customer), {
    invoice_settings: { default_payment_method: "pm_card_visa" },
  });
  expect(await stripe.invoices.pay(id)).toMatchObject({ status: "paid" });
});

test("what was paid past Stripe is a payment record, told by invoice.paid alone, and goes back past Stripe", async () => {
  const { id } = await openInvoice(stripe);
  const told = await emulator.toldBy(() => stripe.invoices.pay(id, { paid_out_of_band: true }));
  expect(told).toEqual(["invoice.paid"]);
  const invoice = await stripe.invoices.retrieve(id, { expand: ["amount_paid_off_stripe"] });
  expect(invoice).toMatchObject({
    ...{ status: "paid", amount_paid: 1200, amount_remaining: 0, attempted: false },
    amount_paid_off_stripe: 1200,
  });
  const payments = await paymentsOf(id);
  expect(payments).toMatchObject([
    { status: "paid", amount_paid: 1200, is_default: false, payment: { type: "payment_record" } },
    { status: "canceled", payment: { type: "payment_intent" } },
  ]);
  const intent = String(payments[1]?.payment.payment_intent);
  expect(await stripe.paymentIntents.retrieve(intent)).toMatchObject({ status: "canceled" });
  expect(
    await refusalBy(stripe.creditNotes.create({ invoice: id, amount: 200, refund_amount: 200 })),
  ).toMatchObject({
    param: "refund_amount",
  });
  expect(
    await stripe.creditNotes.create({ invoice: id, amount: 200, out_of_band_amount: 200 }),
  ).toMatchObject({
    ...{ type: "post_payment", out_of_band_amount: 200, refunds: [] },
  });
});

test("refunds never return more than was paid, and are told with what their charge was", async () => {
  const { between, pick } = randomInTest(4);
  for (let round = 0; round < 12; round++) {
    const total = between(50, 5000);
    const { id, payment_intent } = await paidInvoice(total);
    let back = 0;
    while (back < total) {
      const isTooMuch = pick(4) === 0;
      const amount = isTooMuch ? total - back + between(1, 9) : between(1, total - back);
      const refusal = await refusalBy(stripe.refunds.create({ payment_intent, amount }));
      expect(refusal?.code).toBe(isTooMuch ? "amount_too_large" : undefined);
      if (!isTooMuch) back += amount;
      const { data: charges } = await stripe.charges.list({ payment_intent });
      expect(charges).toMatchObject([{ amount: total, amount_refunded: back, refunded: back === total }]);
    }
    const refunds = await stripe.refunds.list({ payment_intent }).autoPagingToArray({ limit: 100 });
    expect(refunds.reduce((sum, { amount }) => sum + amount, 0)).toBe(total);
    expect(await refusalBy(stripe.refunds.create({ payment_intent }))).toMatchObject({
      code: "charge_already_refunded",
    });
    expect(await stripe.invoices.retrieve(id)).toMatchObject({ status: "paid", amount_paid: total });
  }
  const { data } = await stripe.events.list({ limit: 1, type: "charge.refunded" });
  expect(Object.keys(plain(data[0]?.data.previous_attributes) ?? {})).toEqual([
    "amount_refunded",
    "refunded",
  ]);
});

test("a refund names one payment that is there", async () => {
  for (const asked of [
    {},
    { payment_intent: "pi_0", charge: "ch_0" },
    { payment_intent: "pi_0" },
    { charge: "ch_0" },
  ])
    expect(await refusalBy(stripe.refunds.create(asked))).toMatchObject({ statusCode: 400 });
});

test("a hundred invoices that become final at once have numbers without gaps, refused ones none", async () => {
  const { id: customer } = await stripe.customers.create({ name: "Client" });
  const drafts = await Promise.all(
    Array.from({ length: 100 }, async () => {
      const { id } = await stripe.invoices.create({ customer });
      await stripe.invoiceItems.create({ customer, invoice: id, amount: 5 });
      return id;
    }),
  );
  const before = Number((await openInvoice(stripe)).number?.split("-")[1]);
  const numberOf = (place: number) => `EMULATED-${String(before + place).padStart(4, "0")}`;
  // Every fourth is to be paid without a card, which makes it final first, and then is refused with all that it did.
  const made = await Promise.all(
    [...drafts, ...drafts].map((id, index) =>
      (index % 4 === 0 ? stripe.invoices.pay(id) : stripe.invoices.finalizeInvoice(id)).catch(() => null),
    ),
  );
  const numbers = made.flatMap((invoice) => invoice?.number ?? []);
  expect(numbers.sort()).toEqual(Array.from({ length: 75 }, (_, index) => numberOf(index + 1)));
  expect((await openInvoice(stripe)).number).toBe(numberOf(76));
});
