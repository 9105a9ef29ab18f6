import type Stripe from "stripe";
import { afterAll, expect, test } from "vitest";
import { openInvoice } from "./invoices/invoice-in-test.ts";
import { randomInTest } from "./random-in-test.ts";
import { plain, refusalBy, stripeInTest } from "./stripe-in-test.ts";

const emulator = await stripeInTest();
const { stripe } = emulator;
afterAll(emulator.stop);

// Below zero a customer has money with the agency, above it owes: https://docs.stripe.com/invoicing/customer/balance

const withBalance = async (amount: number, currency = "cad") => {
  const { id } = await stripe.customers.create({ name: "Client" });
  await stripe.customers.createBalanceTransaction(id, { amount, currency, description: "Old" });
  return id;
};
const balanceOf = async (id: string) => {
  const customer = await stripe.customers.retrieve(id);
  return customer.deleted ? null : customer.balance;
};
const kindsOf = async (id: string) =>
  (await stripe.customers.listBalanceTransactions(id)).data.map(({ type, amount, ending_balance }) => [
    ...[type, amount, ending_balance],
  ]);

function expectSound(invoice: Stripe.Invoice) {
  const applied = invoice.starting_balance - (invoice.ending_balance ?? 0);
  expect(invoice.total + applied).toBe(invoice.amount_due + invoice.pre_payment_credit_notes_amount);
  expect(invoice.amount_due).toBe(invoice.amount_paid + invoice.amount_remaining);
}

test("a credit is taken off the next invoice, and what was paid is less than its total", async () => {
  const customer = await withBalance(-300);
  const invoice = await openInvoice(stripe, { customer });
  expect(invoice).toMatchObject({ total: 1200, starting_balance: -300, ending_balance: 0, amount_due: 900 });
  expect(await balanceOf(customer)).toBe(0);
  await stripe.invoices.pay(invoice.id, { payment_method: "pm_card_visa" });
  const { data } = await stripe.invoicePayments.list({ invoice: invoice.id, status: "paid" });
  expect(data).toMatchObject([{ amount_paid: 900 }]);
  const payment_intent = String(data[0]?.payment.payment_intent);
  expect(await refusalBy(stripe.refunds.create({ payment_intent, amount: 1200 }))).toMatchObject({
    code: "amount_too_large",
  });
  const back = { invoice: invoice.id, amount: 1200, refund_amount: 900, credit_amount: 300 };
  expect(await stripe.creditNotes.create(back)).toMatchObject({
    ...{ post_payment_amount: 1200, customer_balance_transaction: expect.stringMatching(/^cbtxn_/) },
  });
  expect(await balanceOf(customer)).toBe(-300);
  expect(await kindsOf(customer)).toEqual([
    ["credit_note", -300, -300],
    ["applied_to_invoice", 300, 0],
    ["adjustment", -300, -300],
  ]);
});

test("a credit that covers the invoice pays it, and the rest stays", async () => {
  const customer = await withBalance(-5000);
  const invoice = await openInvoice(stripe, { customer });
  expect(invoice).toMatchObject({ status: "paid", amount_due: 0, amount_paid: 0, ending_balance: -3800 });
  expect(await balanceOf(customer)).toBe(-3800);
});

test("what a customer owes is asked for with the next invoice, and an invoice below zero is a credit", async () => {
  const owing = await withBalance(250);
  expect(await openInvoice(stripe, { customer: owing })).toMatchObject({ total: 1200, amount_due: 1450 });
  const { id: customer } = await stripe.customers.create({ name: "Client" });
  const below = await openInvoice(stripe, { customer, lines: [{ amount: -700 }] });
  expect(below).toMatchObject({ status: "paid", total: -700, amount_due: 0, ending_balance: -700 });
  expect(await balanceOf(customer)).toBe(-700);
});

test("a void invoice gives back what it took, and another currency's takes nothing", async () => {
  const customer = await withBalance(-300);
  const euros = await openInvoice(stripe, { customer, currency: "eur" });
  expect(euros).toMatchObject({ starting_balance: 0, amount_due: 1200 });
  const { id } = await openInvoice(stripe, { customer });
  expect(await balanceOf(customer)).toBe(0);
  await stripe.invoices.voidInvoice(id);
  expect(await balanceOf(customer)).toBe(-300);
  expect((await kindsOf(customer))[0]).toEqual(["unapplied_from_invoice", -300, -300]);
});

test("a draft shows what would be taken, and takes nothing", async () => {
  const customer = await withBalance(-300);
  const { id } = await stripe.invoices.create({ customer });
  await stripe.invoiceItems.create({ customer, invoice: id, amount: 1000 });
  expect(await stripe.invoices.retrieve(id)).toMatchObject({ amount_due: 700, ending_balance: null });
  expect(await balanceOf(customer)).toBe(-300);
});

test("money never drifts between a customer's balance and its invoices", async () => {
  const { between, pick } = randomInTest(7);
  for (let round = 0; round < 6; round++) {
    const start = between(-3000, 1000);
    const customer = await withBalance(start);
    let expected = start;
    for (let step = 0; step < 5; step++) {
      const invoice = await openInvoice(stripe, { customer, lines: [{ amount: between(-800, 1500) }] });
      expectSound(invoice);
      expected = Math.min(0, expected + invoice.total);
      expect(await balanceOf(customer)).toBe(expected);
      if (invoice.status === "open" && pick(2) === 0) {
        await stripe.invoices.voidInvoice(invoice.id);
        expected += invoice.starting_balance - (invoice.ending_balance ?? 0);
      }
      expect(await balanceOf(customer)).toBe(expected);
    }
    const { data } = await stripe.customers.listBalanceTransactions(customer, { limit: 100 });
    expect(data.reduce((sum, { amount }) => sum + amount, 0)).toBe(expected);
    expect(plain(data[0])?.ending_balance).toBe(expected);
  }
});
