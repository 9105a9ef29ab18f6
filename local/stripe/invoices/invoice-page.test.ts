import type Stripe from "stripe";
import { afterAll, expect, test } from "vitest";
import { stripeInTest } from "../stripe-in-test.ts";
import { openInvoice } from "./invoice-in-test.ts";

const emulator = await stripeInTest();
const { stripe, host, submit } = emulator;
afterAll(emulator.stop);

async function read({ hosted_invoice_url }: Stripe.Invoice): Promise<string> {
  const answer = await fetch(String(hosted_invoice_url));
  expect(answer.status).toBe(200);
  return (await answer.text()).replace(/\s+/g, " ");
}

test("an invoice is read and paid at its address, with a card that is declined first", async () => {
  const vat = await stripe.taxRates.create({ display_name: "VAT", percentage: 19, inclusive: false });
  const { id: customer } = await stripe.customers.create({
    ...{
      name: "Client & <Sons>",
      email: "client@client.example",
      address: { line1: "1 Road", country: "DE" },
    },
    tax_id_data: [{ type: "eu_vat", value: "DE123456789" }],
  });
  const invoice = await openInvoice(stripe, {
    ...{ customer, collection_method: "send_invoice", days_until_due: 14, footer: "Bank: 123" },
    custom_fields: [{ name: "Order", value: "A-7" }],
    lines: [
      {
        description: "Design",
        quantity: 2,
        price_data: { currency: "eur", product: "prod_care_growth", unit_amount: 5000 },
      },
    ],
    ...{ currency: "eur", default_tax_rates: [vat.id] },
  });
  const before = await read(invoice);
  for (const words of [
    `Invoice ${invoice.number}`,
    ...["Design", "VAT (19%)", "€19.00", "€119.00", "Order", "A-7", "DE123456789", "Bank: 123"],
    ...["Client &amp; &lt;Sons&gt;", "1 Road, DE", "Date due", "Pay with a card that works"],
  ])
    expect(before).toContain(words);
  const path = `/invoices/${invoice.id}`;
  expect(await submit(path, { card: "declined" })).toBe(`${path}?declined=1`);
  expect(await (await fetch(`${host}${path}?declined=1`)).text()).toContain("Your card was declined.");
  expect(await submit(path, { card: "good" })).toBe(path);
  expect(await stripe.invoices.retrieve(invoice.id)).toMatchObject({ status: "paid", amount_paid: 11_900 });
  const after = await read(invoice);
  expect(after).toContain("Paid");
  expect(after).not.toContain("Pay with a card");
  expect(await submit(path, { card: "good" })).toBe(path);
});

test("it says what was credited, and why there is no tax", async () => {
  const { id: customer } = await stripe.customers.create({ name: "Client", tax_exempt: "reverse" });
  const invoice = await openInvoice(stripe, { customer });
  const { number } = await stripe.creditNotes.create({ invoice: invoice.id, amount: 200 });
  const text = await read(invoice);
  expect(text).toContain("Reverse charge");
  expect(text).toContain(`Credit note ${number}`);
  expect(text).toContain("$10.00");
});

test("it says what the customer's balance was taken for", async () => {
  const { id: customer } = await stripe.customers.create({ name: "Client" });
  await stripe.customers.createBalanceTransaction(customer, { amount: -250, currency: "cad" });
  const text = await read(await openInvoice(stripe, { customer }));
  expect(text).toContain("<dt>Applied balance</dt><dd>-$2.50</dd>");
  expect(text).toContain("<dt>Amount due</dt><dd>$9.50</dd>");
});

test("on paper there is no form; a draft has no page; another site cannot pay", async () => {
  const styles = await (await fetch(`${host}/stripe.css`)).text();
  expect(styles).toMatch(/@media print \{\s*\.top,\s*form,\s*\.alert \{\s*display: none;/);
  const { id: customer } = await stripe.customers.create({ name: "Client" });
  const { id } = await stripe.invoices.create({ customer });
  expect((await fetch(`${host}/invoices/${id}`)).status).toBe(404);
  const open = await openInvoice(stripe);
  const foreign = await fetch(`${host}/invoices/${open.id}`, {
    ...{
      method: "POST",
      headers: { Origin: "http://other.example" },
      body: new URLSearchParams({ card: "good" }),
    },
  });
  expect(foreign.status).toBe(403);
});

test.each([
  ["jpy", 1200, "¥1,200"],
  ["kwd", 1230, "KWD"],
  ["isk", 500, "ISK"],
])("amounts in %s are written as people write them", async (currency, amount, words) => {
  const text = await read(await openInvoice(stripe, { currency, lines: [{ amount }] }));
  expect(text).toContain(words);
  expect(text.includes("1.230")).toBe(currency === "kwd");
  expect(text.includes("5.00")).toBe(false);
});
