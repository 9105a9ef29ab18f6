import type Stripe from "stripe";
import { afterAll, expect, test } from "vitest";
import { refusalBy, stripeInTest } from "../stripe-in-test.ts";

const emulator = await stripeInTest();
const { stripe } = emulator;
afterAll(emulator.stop);

const automatic_tax = { enabled: true };
const client = async (address?: Stripe.AddressParam) =>
  (await stripe.customers.create({ name: "Client", ...(address && { address }) })).id;

async function draft(customer: string) {
  const { id } = await stripe.invoices.create({ customer, currency: "cad", automatic_tax });
  await stripe.invoiceItems.create({ customer, invoice: id, amount: 10_000, tax_behavior: "exclusive" });
  return await stripe.invoices.retrieve(id);
}

test.each<[string, Stripe.AddressParam | undefined, boolean]>([
  ["no address", undefined, false],
  ["an address without a country", { line1: "1 Road" }, false],
  ["Germany", { country: "DE" }, true],
  ["Canada alone", { country: "CA" }, false],
  ["a province", { country: "CA", state: "ON" }, true],
  ["a postal code of Canada", { country: "CA", postal_code: "L1H" }, true],
  ["a state of the United States alone", { country: "US", state: "NY" }, false],
  ["a postal code of the United States", { country: "US", postal_code: "10001" }, true],
])("with %s Stripe Tax says what is added, or what it needs", async (_, address, isKnown) => {
  const { id, total, automatic_tax, total_taxes } = await draft(await client(address));
  expect(automatic_tax).toMatchObject({
    enabled: true,
    status: isKnown ? "complete" : "requires_location_inputs",
  });
  expect([total, total_taxes?.length]).toEqual(isKnown ? [11_300, 1] : [10_000, 0]);
  const final = stripe.invoices.finalizeInvoice(id);
  if (isKnown) expect((await final).status).toBe("open");
  else expect(await refusalBy(final)).toMatchObject({ code: "customer_tax_location_invalid" });
});

test("a draft follows the address that its customer gets", async () => {
  const customer = await client();
  const { id } = await draft(customer);
  await stripe.customers.update(customer, { address: { country: "DE" } });
  expect(await stripe.invoices.retrieve(id)).toMatchObject({
    total: 11_300,
    automatic_tax: { status: "complete" },
  });
  await stripe.invoices.update(id, { automatic_tax: { enabled: false } });
  expect(await stripe.invoices.retrieve(id)).toMatchObject({
    total: 10_000,
    automatic_tax: { enabled: false, status: null },
  });
});

test("what Stripe Tax cannot count is refused", async () => {
  const customer = await client({ country: "DE" });
  const { id: invoice } = await draft(customer);
  const { id: rate } = await stripe.taxRates.create({
    display_name: "VAT",
    percentage: 19,
    inclusive: false,
  });
  for (const asked of [
    { amount: 5 },
    { amount: -5, tax_behavior: "exclusive" as const },
    { amount: 5, tax_behavior: "exclusive" as const, tax_rates: [rate] },
  ])
    expect(await refusalBy(stripe.invoiceItems.create({ customer, invoice, ...asked }))).toMatchObject({
      message: /automatic tax/,
    });
  expect(
    await refusalBy(stripe.invoices.create({ customer, automatic_tax, default_tax_rates: [rate] })),
  ).toMatchObject({ param: "automatic_tax[enabled]" });
});
