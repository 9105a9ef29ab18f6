import Stripe from "stripe";
import { afterAll, expect, test } from "vitest";
import { plain, refusalBy, stripeInTest } from "../stripe-in-test.ts";

const emulator = await stripeInTest();
const { stripe } = emulator;
afterAll(emulator.stop);

const due = { collection_method: "send_invoice", days_until_due: 14 } as const;
const client = (asked: Stripe.CustomerCreateParams = {}) =>
  stripe.customers.create({ name: "Client", ...asked });
const rate = (display_name: string, percentage: number, inclusive = false) =>
  stripe.taxRates.create({ display_name, percentage, inclusive });

test("items carry their invoice's id, and no other invoice sweeps them up", async () => {
  const { id: customer } = await client();
  const first = await stripe.invoices.create({ customer, auto_advance: false });
  const waiting = await stripe.invoiceItems.create({ customer, amount: 700, currency: "cad" });
  await stripe.invoiceItems.create({ customer, invoice: first.id, amount: 1000, description: "Design" });
  const second = await stripe.invoices.create({ customer });
  expect(second.lines.data).toEqual([]);
  expect((await stripe.invoices.retrieve(first.id)).lines.data).toMatchObject([
    { amount: 1000, description: "Design", invoice: first.id, quantity: 1 },
  ]);
  const third = await stripe.invoices.create({ customer, pending_invoice_items_behavior: "include" });
  expect(third.lines.data).toMatchObject([
    {
      amount: 700,
      parent: { type: "invoice_item_details", invoice_item_details: { invoice_item: waiting.id } },
    },
  ]);
  expect((await stripe.invoiceItems.list({ customer, pending: true })).data).toEqual([]);
});

test("a draft has what Stripe's has: no number, no address, and its sums so far", async () => {
  const { id: customer } = await client({ email: "client@client.example", tax_exempt: "none" });
  const draft = await stripe.invoices.create({
    ...{ customer, auto_advance: false, currency: "eur", ...due, description: "Site", footer: "Thanks" },
    custom_fields: [{ name: "Order", value: "7" }],
    rendering: { amount_tax_display: "include_inclusive_tax", pdf: { page_size: "a4" } },
    payment_settings: { payment_method_types: ["card"] },
    metadata: { order: "7" },
  });
  expect(draft).toMatchObject({
    ...{ status: "draft", number: null, hosted_invoice_url: null, auto_advance: false, currency: "eur" },
    ...{ due_date: draft.created + 14 * 86_400, customer_email: "client@client.example", footer: "Thanks" },
    ...{ automatically_finalizes_at: null, billing_reason: "manual", metadata: { order: "7" }, total: 0 },
    custom_fields: [{ name: "Order", value: "7" }],
    rendering: { amount_tax_display: "include_inclusive_tax", pdf: { page_size: "a4" }, template: null },
    payment_settings: { payment_method_types: ["card"] },
  });
  const final = await stripe.invoices.finalizeInvoice(draft.id);
  expect(final).toMatchObject({ hosted_invoice_url: `${emulator.host}/invoices/${draft.id}` });
  expect(final.number).toMatch(/^EMULATED-\d{4}$/);
});

test("an amount is for all of it, or a price for one times how many", async () => {
  const { id: customer } = await client();
  const create = (asked: Stripe.InvoiceItemCreateParams) =>
    stripe.invoiceItems.create({ customer, ...asked });
  const decimal = Stripe.Decimal.from("33.335");
  expect(await create({ quantity: 3, unit_amount_decimal: decimal })).toMatchObject({
    amount: 100,
    quantity: 3,
  });
  const priced = await create({
    price_data: { currency: "usd", product: "prod_care_growth", unit_amount: 250 },
    quantity: 4,
  });
  expect(priced).toMatchObject({
    amount: 1000,
    currency: "usd",
    pricing: { price_details: { product: "prod_care_growth" } },
  });
  expect(String(priced.pricing?.unit_amount_decimal)).toBe("250");
  expect(await stripe.invoiceItems.update(priced.id, { quantity: 5 })).toMatchObject({ amount: 1250 });
  expect(await refusalBy(create({ amount: 5, quantity: 2 }))).toMatchObject({
    message: "You may only specify one of these parameters: amount, quantity.",
  });
  expect(await refusalBy(create({}))).toMatchObject({ code: "parameter_missing", param: "amount" });
});

test("a draft follows its customer, and what is final does not", async () => {
  const { id: customer } = await client();
  const gst = await rate("GST", 5);
  const make = async () => {
    const { id } = await stripe.invoices.create({ customer, default_tax_rates: [gst.id] });
    await stripe.invoiceItems.create({ customer, invoice: id, amount: 10_000 });
    return id;
  };
  const [draft, final] = [await make(), await make()];
  await stripe.invoices.finalizeInvoice(final);
  await stripe.customers.update(customer, {
    ...{ name: "Renamed", tax_exempt: "reverse", address: { city: "Vienna", country: "AT" } },
  });
  expect(await stripe.invoices.retrieve(draft)).toMatchObject({ customer_name: "Renamed", total: 10_000 });
  await stripe.customers.createTaxId(customer, { type: "eu_vat", value: "ATU12345678" });
  expect(await stripe.invoices.retrieve(draft)).toMatchObject({
    ...{ customer_name: "Renamed", customer_tax_exempt: "reverse", total: 10_000, amount_due: 10_000 },
    ...{ customer_tax_ids: [{ type: "eu_vat", value: "ATU12345678" }], customer_address: { city: "Vienna" } },
    total_taxes: [{ amount: 0, taxability_reason: "reverse_charge" }],
  });
  expect(await stripe.invoices.retrieve(final)).toMatchObject({
    ...{ customer_name: "Client", customer_tax_exempt: "none", customer_tax_ids: [], total: 10_500 },
  });
});

test("several taxes by name; an item's own take the place of the invoice's", async () => {
  const { id: customer } = await client();
  const [gst, qst, vat] = [await rate("GST", 5), await rate("QST", 9.975), await rate("VAT", 20, true)];
  const { id } = await stripe.invoices.create({ customer, default_tax_rates: [gst.id, qst.id] });
  await stripe.invoiceItems.create({ customer, invoice: id, amount: 10_000, description: "Taxed" });
  await stripe.invoiceItems.create({ customer, invoice: id, amount: 1200, tax_rates: [vat.id] });
  const invoice = await stripe.invoices.finalizeInvoice(id);
  expect(invoice).toMatchObject({
    ...{ subtotal: 11_200, subtotal_excluding_tax: 11_000, total: 12_698, total_excluding_tax: 11_000 },
    ...{ amount_due: 12_698, amount_remaining: 12_698 },
  });
  const byName = new Map((invoice.total_taxes ?? []).map((tax) => [tax.tax_rate_details?.tax_rate, tax]));
  expect(byName.get(gst.id)).toMatchObject({
    amount: 500,
    tax_behavior: "exclusive",
    taxable_amount: 10_000,
  });
  expect(byName.get(qst.id)).toMatchObject({ amount: 998, taxability_reason: "not_available" });
  expect(byName.get(vat.id)).toMatchObject({ amount: 200, tax_behavior: "inclusive", taxable_amount: 1000 });
});

test("an item without tax rates, on an invoice without, has none: one-off items inherit no tax", async () => {
  const { id: customer } = await client();
  await rate("Not asked for", 13);
  const { id } = await stripe.invoices.create({ customer });
  await stripe.invoiceItems.create({ customer, invoice: id, amount: 10_000 });
  expect(await stripe.invoices.retrieve(id)).toMatchObject({ total: 10_000, total_taxes: [] });
});

test.each<[string, Stripe.InvoiceCreateParams, object]>([
  [
    "a date for what is charged by itself",
    { days_until_due: 3 },
    { message: /^You can only specify 'due_date'/ },
  ],
  [
    "no date for what is sent",
    { collection_method: "send_invoice" },
    { message: /^If invoice collection method/ },
  ],
  [
    "a date that is over",
    { collection_method: "send_invoice", due_date: 1_700_000_000 },
    { param: "due_date" },
  ],
  ["a customer that is not there", { customer: "cus_0" }, { code: "resource_missing", param: "customer" }],
  ["a tax rate that is not there", { default_tax_rates: ["txr_0"] }, { code: "resource_missing" }],
  [
    "a field of Stripe's that it does not know",
    { on_behalf_of: "acct_1" },
    { code: "parameter_unknown", param: "on_behalf_of" },
  ],
  [
    "five custom fields",
    { custom_fields: Array.from("abcde", (name) => ({ name, value: "b" })) },
    { param: "custom_fields" },
  ],
])("refused: %s", async (_, asked, expected) => {
  const { id: customer } = await client();
  const { message = /./, ...rest } = { message: /./, ...expected };
  const refusal = await refusalBy(stripe.invoices.create({ customer, ...asked }));
  expect(refusal).toMatchObject({ statusCode: 400, type: "StripeInvalidRequestError", ...rest });
  expect(refusal?.message).toMatch(message);
});

test.each<[string, number, string, string?]>([
  ["yen have no decimals", 5, "jpy"],
  ["dinars end in 0", 5120, "kwd"],
  ["dinars that do not", 5124, "kwd", "multiples of 10"],
  ["crowns of Iceland end in 00", 500, "isk"],
  ["crowns of Iceland that do not", 550, "isk", "multiples of 100"],
  ["shillings of Uganda that do not", 550, "ugx", "multiples of 100"],
  ["forints may have two decimals", 551, "huf"],
  ["dollars of Taiwan may have two decimals", 551, "twd"],
])("%s", async (_, amount, currency, refused) => {
  const { id: customer } = await client();
  const { id } = await stripe.invoices.create({ customer, currency });
  const made = stripe.invoiceItems.create({ customer, invoice: id, amount });
  const refusal = await refusalBy(made);
  if (refused) expect(refusal?.message).toContain(refused);
  else expect(await stripe.invoices.finalizeInvoice(id)).toMatchObject({ currency, total: amount });
});

test("a product that is not there has no price", async () => {
  const { id: customer } = await client();
  const price_data = { currency: "cad", product: "prod_0", unit_amount: 5 };
  expect(await refusalBy(stripe.invoiceItems.create({ customer, price_data }))).toMatchObject({
    ...{ code: "resource_missing", message: "No such product: 'prod_0'", param: "price_data[product]" },
  });
});

test("an item in another currency, or of another customer, is refused", async () => {
  const [one, other] = [await client(), await client()];
  const { id: invoice } = await stripe.invoices.create({ customer: one.id, currency: "eur" });
  const create = (asked: Stripe.InvoiceItemCreateParams) =>
    stripe.invoiceItems.create({ invoice, amount: 1, ...asked });
  expect(await refusalBy(create({ customer: one.id, currency: "usd" }))).toMatchObject({ param: "currency" });
  expect(await refusalBy(create({ customer: other.id }))).toMatchObject({ param: "invoice" });
});

test("nothing to pay is paid as soon as it is final", async () => {
  const { id: customer } = await client();
  const { id } = await stripe.invoices.create({ customer });
  const told = await emulator.toldBy(() => stripe.invoices.finalizeInvoice(id));
  expect(told).toEqual(["invoice.finalized", "invoice.paid", "invoice.payment_succeeded"]);
  expect(await stripe.invoices.retrieve(id)).toMatchObject({
    ...{ status: "paid", amount_paid: 0, attempted: true, attempt_count: 0 },
  });
});

test("of many lines an invoice shows ten, and its list all", async () => {
  const { id: customer } = await client();
  const { id } = await stripe.invoices.create({ customer });
  for (let amount = 1; amount <= 12; amount++)
    await stripe.invoiceItems.create({ customer, invoice: id, amount });
  const invoice = await stripe.invoices.retrieve(id);
  expect([invoice.lines.data.length, invoice.lines.has_more, invoice.total]).toEqual([10, true, 78]);
  const lines = await stripe.invoices.listLineItems(id, { limit: 5 }).autoPagingToArray({ limit: 100 });
  expect(lines.map(({ amount }) => amount)).toEqual([12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1]);
});

test("an update says what was otherwise, and keys of metadata come and go", async () => {
  const { id: customer } = await client();
  const { id } = await stripe.invoices.create({ customer, metadata: { a: "1", b: "2" } });
  await stripe.invoices.update(id, { metadata: { a: "", c: "3" }, description: "Said" });
  const { data } = await stripe.events.list({ limit: 1, type: "invoice.updated" });
  expect(plain(data[0]?.data.previous_attributes)).toEqual({
    description: null,
    metadata: { a: "1", b: "2" },
  });
  expect((await stripe.invoices.retrieve(id)).metadata).toEqual({ b: "2", c: "3" });
  expect((await stripe.invoices.update(id, { metadata: "" })).metadata).toEqual({});
});
