import { afterAll, expect, test } from "vitest";
import { openInvoice } from "./invoices/invoice-in-test.ts";
import { plain, stripeInTest } from "./stripe-in-test.ts";

const emulator = await stripeInTest();
const { stripe } = emulator;
afterAll(emulator.stop);

const whole = { limit: 100 };
const readAll = async () =>
  plain(
    await Promise.all([
      stripe.customers.list(whole),
      stripe.invoices.list({ ...whole, expand: ["data.payments"] }),
      stripe.invoiceItems.list(whole),
      stripe.invoicePayments.list(whole),
      stripe.creditNotes.list(whole),
      stripe.refunds.list(whole),
      stripe.taxRates.list(whole),
      stripe.events.list(whole),
    ]),
  );

test("a restart keeps everything, and the numbers go on", async () => {
  const { id: tax } = await stripe.taxRates.create({ display_name: "GST", percentage: 5, inclusive: false });
  const first = await openInvoice(stripe, { default_tax_rates: [tax] });
  await stripe.invoices.pay(first.id, { payment_method: "pm_card_visa" });
  await stripe.creditNotes.create({ invoice: first.id, amount: 100, refund_amount: 100 });
  const draft = await stripe.invoices.create({ customer: String(first.customer) });
  const before = await readAll();
  await emulator.restart();
  expect(await readAll()).toEqual(before);
  const second = await stripe.invoices.finalizeInvoice(draft.id);
  expect([first.number, second.number]).toEqual(["EMULATED-0001", "EMULATED-0002"]);
});
