import type Stripe from "stripe";
import { afterAll, expect, test } from "vitest";
import { openInvoice } from "./invoices/invoice-in-test.ts";
import { plain, refusalBy, stripeInTest } from "./stripe-in-test.ts";
import { fieldsOf, findFaults } from "./types-in-test.ts";

const emulator = await stripeInTest();
const { stripe } = emulator;
afterAll(emulator.stop);

const objects = {
  Customer: "customers",
  CustomerBalanceTransaction: "customer_balance_transactions",
  TaxId: "tax_ids",
  TaxRate: "tax_rates",
  InvoiceItem: "invoiceitems",
  Invoice: "invoices",
  InvoiceLineItem: "invoice-line-item",
  InvoicePayment: "invoice-payment",
  CreditNote: "credit_notes",
  CreditNoteLineItem: "credit_notes/lines",
  PaymentIntent: "payment_intents",
  Charge: "charges",
  Refund: "refunds",
};
type Kind = keyof typeof objects;

const answers = await everything();

/** Everything that the emulator makes, in every state that it knows, as its API answers. */
async function everything(): Promise<Record<Kind, object[]>> {
  const rate = (percentage: number, inclusive: boolean) =>
    stripe.taxRates.create({
      ...{ display_name: "VAT", percentage, inclusive, country: "DE", description: "At home", state: "BE" },
      ...{ jurisdiction: "DE", tax_type: "vat", metadata: { kind: "vat" } },
    });
  const [on, inside] = [await rate(19, false), await rate(7, true)];
  const address = {
    line1: "1 Road",
    line2: "Yard",
    city: "Berlin",
    country: "DE",
    postal_code: "1",
    state: "BE",
  };
  const { id: customer } = await stripe.customers.create({
    ...{ name: "Client", email: "client@client.example", phone: "+49 30 1", description: "Old", address },
    invoice_settings: {
      ...{
        footer: "Thanks",
        custom_fields: [{ name: "Order", value: "7" }],
        default_payment_method: "pm_card_visa",
      },
    },
    ...{ preferred_locales: ["de"], tax_exempt: "none", metadata: { client: "1" } },
    tax_id_data: [{ type: "eu_vat", value: "DE123456789" }],
  });
  const asked: Stripe.InvoiceCreateParams = {
    ...{
      customer,
      collection_method: "send_invoice",
      days_until_due: 14,
      description: "Site",
      currency: "eur",
    },
    ...{ statement_descriptor: "AGENCY", metadata: { order: "7" } },
    rendering: { amount_tax_display: "exclude_tax", pdf: { page_size: "a4" } },
    payment_settings: { payment_method_types: ["card"] },
  };
  const lines = [
    { amount: 1000, description: "Design", metadata: { line: "1" } },
    { amount: 1070, tax_rates: [inside.id] },
  ];
  const make = () => openInvoice(stripe, { ...asked, default_tax_rates: [on.id], lines });
  const paid = await make();
  await refusalBy(stripe.invoices.pay(paid.id, { payment_method: "pm_card_chargeDeclined" }));
  const [line] = paid.lines.data;
  await stripe.creditNotes.create({
    ...{ invoice: paid.id, memo: "Fewer", reason: "order_change", metadata: { note: "1" } },
    lines: [{ type: "invoice_line_item", invoice_line_item: String(line?.id), amount: 500 }],
  });
  await stripe.invoices.pay(paid.id);
  await stripe.creditNotes.create({
    ...{ invoice: paid.id, refund_amount: 100, out_of_band_amount: 10, credit_amount: 20 },
    lines: [{ type: "custom_line_item", description: "Late", quantity: 2, unit_amount: 65 }],
  });
  const { data } = await stripe.invoicePayments.list({ invoice: paid.id, status: "paid" });
  await stripe.refunds.create({
    ...{ payment_intent: String(data[0]?.payment.payment_intent), amount: 5, reason: "duplicate" },
    metadata: { refund: "1" },
  });
  const open = await make();
  const { id: note } = await stripe.creditNotes.create({ invoice: open.id, amount: 5 });
  await stripe.creditNotes.voidCreditNote(note);
  await stripe.invoices.pay((await make()).id, { paid_out_of_band: true });
  await stripe.invoices.voidInvoice((await make()).id);
  await stripe.invoices.markUncollectible((await make()).id);
  await stripe.invoices.create({ customer, auto_advance: true });
  await stripe.invoiceItems.create({ customer, amount: 5, currency: "eur" });
  await stripe.customers.createBalanceTransaction(customer, {
    ...{ amount: -100, currency: "eur", description: "Old", metadata: { old: "1" } },
  });
  await make();
  await subscribe(customer);

  const whole = { limit: 100 };
  const expand = ["payments", "amount_paid_off_stripe", "confirmation_secret"].map((path) => `data.${path}`);
  const invoices = (await stripe.invoices.list({ ...whole, expand })).data;
  const notes = (await stripe.creditNotes.list(whole)).data;
  return plain({
    Customer: (await stripe.customers.list(whole)).data,
    CustomerBalanceTransaction: (await stripe.customers.listBalanceTransactions(customer)).data,
    TaxId: (await stripe.customers.listTaxIds(customer)).data,
    TaxRate: (await stripe.taxRates.list(whole)).data,
    InvoiceItem: (await stripe.invoiceItems.list(whole)).data,
    Invoice: invoices,
    InvoiceLineItem: invoices.flatMap(({ lines }) => lines.data),
    InvoicePayment: (await stripe.invoicePayments.list(whole)).data,
    CreditNote: notes,
    CreditNoteLineItem: notes.flatMap(({ lines }) => lines.data),
    PaymentIntent: (await stripe.paymentIntents.list(whole)).data,
    Charge: (await stripe.charges.list(whole)).data,
    Refund: (await stripe.refunds.list(whole)).data,
  });
}

async function subscribe(customer: string): Promise<void> {
  const { id } = await stripe.checkout.sessions.create({
    ...{ mode: "subscription", customer, line_items: [{ price: "price_care_growth", quantity: 1 }] },
    ...{ success_url: "http://site.example/", cancel_url: "http://site.example/" },
  });
  await emulator.submit(`/checkout/${id}`, { card: "good" });
}

const kinds = Object.keys(objects).filter((kind): kind is Kind => kind in objects);

test.each(kinds)("%s has what its type has, and nothing else, all the way down", (kind) => {
  expect(answers[kind].length).toBeGreaterThan(0);
  expect(answers[kind].flatMap((answer) => findFaults(answer, kind))).toEqual([]);
});

test("which fields ever have a value is in the table", async () => {
  const rows = kinds.map((kind) => {
    const all = [...fieldsOf(kind).keys()].filter(
      (key) => key !== "id" && key !== "object" && key !== "deleted",
    );
    const isLive = (key: string) =>
      answers[kind].some((answer) => hasValue(new Map(Object.entries(answer)).get(key)));
    const live = all.filter(isLive);
    const list = (keys: string[]) => keys.map((key) => `\`${key}\``).join(", ");
    return `| [${kind}](https://docs.stripe.com/api/${objects[kind]}) | ${list(live)} | ${list(all.filter((key) => !live.includes(key)))} |`;
  });
  const head = `# What the emulator's objects carry

Written by \`local/stripe/conformance.test.ts\`, which also holds every object against the types of the installed \`stripe\` package
(\`-u\` writes it anew). A field has a value when one of the objects that the test makes has another than null, false, zero or nothing.

| object | has values | always null, false, zero, empty or absent |
|---|---|---|
`;
  await expect(`${head}${rows.join("\n")}\n`).toMatchFileSnapshot("./conformance.md");
});

function hasValue(value: unknown): boolean {
  if (Array.isArray(value)) return value.length > 0;
  if (typeof value === "object" && value !== null) return Object.values(value).some(hasValue);
  return Boolean(value);
}
