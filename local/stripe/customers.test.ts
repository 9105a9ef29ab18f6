import { afterAll, expect, test } from "vitest";
import { refusalBy, stripeInTest } from "./stripe-in-test.ts";

const emulator = await stripeInTest();
const { stripe } = emulator;
afterAll(emulator.stop);

test("a customer keeps what is said of it, and forgets what is emptied", async () => {
  const { id } = await stripe.customers.create({
    ...{ name: "Client", phone: "+1 1", tax_exempt: "exempt", metadata: { a: "1" } },
    address: { line1: "1 Road", country: "CA" },
  });
  expect(await stripe.customers.retrieve(id)).toMatchObject({
    ...{ name: "Client", tax_exempt: "exempt", metadata: { a: "1" }, email: null },
    address: { line1: "1 Road", line2: null, country: "CA" },
  });
  const emptied = await stripe.customers.update(id, {
    name: "",
    phone: "",
    address: "",
    tax_exempt: "",
    metadata: "",
  });
  expect(emptied).toMatchObject({ name: null, phone: null, address: null, tax_exempt: "none", metadata: {} });
  expect(await refusalBy(stripe.customers.retrieve("cus_0"))).toMatchObject({
    ...{ statusCode: 404, code: "resource_missing", message: "No such customer: 'cus_0'" },
  });
});

test("what a customer's invoices say stands on each new one, unless it says otherwise", async () => {
  const { id: customer } = await stripe.customers.create({
    invoice_settings: { footer: "Thanks", custom_fields: [{ name: "Order", value: "7" }] },
  });
  const usual = { footer: "Thanks", custom_fields: [{ name: "Order", value: "7" }] };
  expect(await stripe.invoices.create({ customer })).toMatchObject(usual);
  const other = await stripe.invoices.create({ customer, footer: "Bye", custom_fields: "" });
  expect(other).toMatchObject({ footer: "Bye", custom_fields: null });
});

test("tax ids come and go with what they are of, and one that cannot be is refused", async () => {
  const { id } = await stripe.customers.create({ name: "Client" });
  const vat = await stripe.customers.createTaxId(id, { type: "eu_vat", value: "ATU12345678" });
  expect(vat).toMatchObject({ country: "AT", customer: id, owner: { type: "customer", customer: id } });
  const gst = await stripe.customers.createTaxId(id, { type: "ca_gst_hst", value: "123456789RT0001" });
  expect(gst).toMatchObject({ country: "CA", verification: { status: "pending" } });
  expect((await stripe.customers.listTaxIds(id)).data.map(({ value }) => value)).toEqual([
    gst.value,
    vat.value,
  ]);
  const { id: other } = await stripe.customers.create({ name: "Another" });
  expect(await refusalBy(stripe.customers.retrieveTaxId(other, vat.id))).toMatchObject({ statusCode: 404 });
  const draft = await stripe.invoices.create({ customer: id });
  expect(draft.customer_tax_ids).toHaveLength(2);
  expect(await stripe.customers.deleteTaxId(id, vat.id)).toMatchObject({ deleted: true });
  expect((await stripe.invoices.retrieve(draft.id)).customer_tax_ids).toMatchObject([{ type: "ca_gst_hst" }]);
  for (const value of ["12345678", "A", "AT", "ATU 1234567890123"])
    expect(await refusalBy(stripe.customers.createTaxId(id, { type: "eu_vat", value }))).toMatchObject({
      ...{ statusCode: 400, code: "tax_id_invalid", param: "value" },
    });
});

test("a tax rate is renamed and archived, and what it takes never changes", async () => {
  const asked = { display_name: "VAT", percentage: 20, inclusive: false };
  const { id } = await stripe.taxRates.create({ ...asked, percentage: 9.975, country: "CA" });
  expect(await stripe.taxRates.update(id, { display_name: "QST", active: false })).toMatchObject({
    ...{ display_name: "QST", percentage: 9.975, active: false },
  });
  const { id: used } = await stripe.taxRates.create(asked);
  const find = async (query: object) => (await stripe.taxRates.list(query)).data.map((rate) => rate.id);
  expect(await find({ active: true })).toEqual([used]);
  expect(await find({ inclusive: true })).toEqual([]);
  const { id: customer } = await stripe.customers.create({ name: "Client" });
  expect(await refusalBy(stripe.invoices.create({ customer, default_tax_rates: [id] }))).toMatchObject({
    ...{ statusCode: 400, param: "default_tax_rates[0]" },
  });
  for (const percentage of [-1, 100.5, 1.23456])
    expect(await refusalBy(stripe.taxRates.create({ ...asked, percentage }))).toMatchObject({
      param: "percentage",
    });
});
