import type Stripe from "stripe";
import { afterAll, expect, test } from "vitest";
import { randomInTest } from "../random-in-test.ts";
import { plain, refusalBy, stripeInTest } from "../stripe-in-test.ts";
import { openInvoice } from "./invoice-in-test.ts";

const emulator = await stripeInTest();
const { stripe } = emulator;
afterAll(emulator.stop);

const rate = async (percentage: number, inclusive = false) =>
  (await stripe.taxRates.create({ display_name: "VAT", percentage, inclusive })).id;
const pay = (id: string) => stripe.invoices.pay(id, { payment_method: "pm_card_visa" });

function lineOf({ lines }: Stripe.Invoice, amount: number): string {
  return lines.data.find((line) => line.amount === amount)?.id ?? "";
}

function expectSound(invoice: Stripe.Invoice) {
  expect(invoice.amount_due).toBe(invoice.amount_paid + invoice.amount_remaining);
  expect(invoice.total).toBe(invoice.amount_due + invoice.pre_payment_credit_notes_amount);
  expect(invoice.post_payment_credit_notes_amount).toBeLessThanOrEqual(invoice.amount_paid);
  expect(invoice.amount_remaining).toBeGreaterThanOrEqual(0);
  expect(invoice.amount_remaining === 0).toBe(invoice.status === "paid");
}

test("a part of a line takes its part of the tax, and what is left is paid", async () => {
  const vat = await rate(19);
  const invoice = await openInvoice(stripe, { lines: [{ amount: 10_000, tax_rates: [vat] }] });
  const note = await stripe.creditNotes.create({
    ...{ invoice: invoice.id, reason: "order_change", memo: "Fewer pages" },
    lines: [{ type: "invoice_line_item", invoice_line_item: lineOf(invoice, 10_000), amount: 2500 }],
  });
  expect(note).toMatchObject({
    ...{ number: `${invoice.number}-CN-01`, type: "pre_payment", status: "issued", memo: "Fewer pages" },
    ...{ amount: 2975, subtotal: 2500, total: 2975, total_excluding_tax: 2500, pre_payment_amount: 2975 },
    ...{ post_payment_amount: 0, total_taxes: [{ amount: 475, tax_rate_details: { tax_rate: vat } }] },
  });
  expect(note.lines.data).toMatchObject([{ tax_rates: [{ id: vat, display_name: "VAT" }] }]);
  const credited = await stripe.invoices.retrieve(invoice.id);
  expect(credited).toMatchObject({ status: "open", total: 11_900, amount_due: 8925, amount_remaining: 8925 });
  const { data } = await stripe.invoicePayments.list({ invoice: invoice.id });
  expect(data).toMatchObject([{ status: "open", amount_requested: 8925 }]);
  expect(await pay(invoice.id)).toMatchObject({ status: "paid", amount_paid: 8925, amount_remaining: 0 });
});

test("a credit note of a paid invoice says what became of the money, to the cent", async () => {
  const { id: invoice } = await openInvoice(stripe, { lines: [{ amount: 1000 }] });
  await pay(invoice);
  const refusal = await refusalBy(stripe.creditNotes.create({ invoice, amount: 600, refund_amount: 100 }));
  expect(refusal?.message).toBe(
    "The sum of credit amount, refund amount and out of band amount ($1.00) must equal the credit note amount ($6.00).",
  );
  const note = await stripe.creditNotes.create({
    ...{ invoice, amount: 600, refund_amount: 500, out_of_band_amount: 100, expand: ["refunds.refund"] },
  });
  expect(note).toMatchObject({
    ...{ type: "post_payment", post_payment_amount: 600, out_of_band_amount: 100 },
    refunds: [{ amount_refunded: 500, type: "refund", refund: { amount: 500, status: "succeeded" } }],
  });
  expect(await stripe.invoices.retrieve(invoice)).toMatchObject({
    ...{ status: "paid", amount_paid: 1000, post_payment_credit_notes_amount: 600 },
  });
});

test("a refund that was made before is linked once", async () => {
  const { id: invoice } = await openInvoice(stripe, { lines: [{ amount: 1000 }] });
  await pay(invoice);
  const { data } = await stripe.invoicePayments.list({ invoice });
  const { id: refund } = await stripe.refunds.create({
    ...{ payment_intent: String(data[0]?.payment.payment_intent), amount: 400 },
  });
  const most = stripe.creditNotes.create({ invoice, amount: 601, refund_amount: 601 });
  expect((await refusalBy(most))?.message).toContain(
    "greater than what can be credited on the invoice ($6.00)",
  );
  const link = () => stripe.creditNotes.create({ invoice, amount: 400, refunds: [{ refund }] });
  expect(await link()).toMatchObject({ refunds: [{ refund, amount_refunded: 400 }] });
  expect(await refusalBy(link())).toMatchObject({ param: "refunds" });
  await stripe.creditNotes.create({ invoice, amount: 600, refund_amount: 600 });
  expect(
    await refusalBy(stripe.creditNotes.create({ invoice, amount: 1, out_of_band_amount: 1 })),
  ).not.toBeNull();
});

test("of an invoice that is paid in part by credit, each note says which part was before payment", async () => {
  const { id: invoice } = await openInvoice(stripe, { lines: [{ amount: 1000 }] });
  await stripe.creditNotes.create({ invoice, amount: 1000 });
  expect(await stripe.invoices.retrieve(invoice)).toMatchObject({
    ...{
      status: "paid",
      amount_due: 0,
      amount_paid: 0,
      amount_remaining: 0,
      pre_payment_credit_notes_amount: 1000,
    },
  });
  const { data } = await stripe.invoicePayments.list({ invoice });
  expect(data).toMatchObject([{ status: "canceled" }]);
});

test("a note of an open invoice can be taken back; one whose money went back, or of a paid invoice, cannot", async () => {
  const open = await openInvoice(stripe, { lines: [{ amount: 1000 }] });
  const { id } = await stripe.creditNotes.create({ invoice: open.id, amount: 300 });
  const told = await emulator.toldBy(() => stripe.creditNotes.voidCreditNote(id));
  expect(told).toEqual(["credit_note.voided", "invoice.updated"]);
  expect(await stripe.creditNotes.retrieve(id)).toMatchObject({
    status: "void",
    voided_at: expect.any(Number),
  });
  const after = await stripe.invoices.retrieve(open.id);
  expect(after).toMatchObject({
    amount_due: 1000,
    amount_remaining: 1000,
    pre_payment_credit_notes_amount: 0,
  });
  expect(await refusalBy(stripe.creditNotes.voidCreditNote(id))).toMatchObject({ statusCode: 400 });
  const next = await stripe.creditNotes.create({ invoice: open.id, amount: 1 });
  expect(next.number).toBe(`${open.number}-CN-02`);
  await pay(open.id);
  expect(await refusalBy(stripe.creditNotes.voidCreditNote(next.id))).toMatchObject({ statusCode: 400 });
  const back = await stripe.creditNotes.create({ invoice: open.id, amount: 5, refund_amount: 5 });
  expect(await refusalBy(stripe.creditNotes.voidCreditNote(back.id))).toMatchObject({ statusCode: 400 });
});

test("a preview is what the note will be, and leaves nothing", async () => {
  const { id: invoice } = await openInvoice(stripe, { lines: [{ amount: 1000 }] });
  const asked = {
    invoice,
    lines: [
      {
        type: "custom_line_item",
        description: "Late",
        quantity: 2,
        unit_amount: 150,
        tax_rates: [await rate(10)],
      },
    ],
  } satisfies Stripe.CreditNoteCreateParams;
  const preview = await stripe.creditNotes.preview(asked);
  expect((await stripe.creditNotes.list({ invoice })).data).toEqual([]);
  const { total, number, total_taxes } = await stripe.creditNotes.create(asked);
  expect([preview.total, preview.number, plain(preview.total_taxes)]).toEqual([
    total,
    number,
    plain(total_taxes),
  ]);
  expect(total).toBe(330);
});

test.each<[string, Omit<Stripe.CreditNoteCreateParams, "invoice">]>([
  ["nothing", {}],
  ["amount and lines", { amount: 5, lines: [{ type: "custom_line_item", unit_amount: 5 }] }],
  ["more than the invoice", { amount: 1201 }],
  ["below zero", { amount: -5 }],
  [
    "a line of another invoice",
    { lines: [{ type: "invoice_line_item", invoice_line_item: "il_0", amount: 5 }] },
  ],
  ["a line without a price", { lines: [{ type: "custom_line_item", description: "Late" }] }],
  ["money back that was not paid", { amount: 5, refund_amount: 5 }],
  ["a credit to the customer's balance", { amount: 5, credit_amount: 5 }],
])("refused: %s", async (_, asked) => {
  const before = await openInvoice(stripe);
  expect(await refusalBy(stripe.creditNotes.create({ invoice: before.id, ...asked }))).toMatchObject({
    statusCode: 400,
  });
  expect(plain(await stripe.invoices.retrieve(before.id))).toEqual(plain(before));
});

test("amounts never drift: lines that are credited in parts come to the line, with every tax", async () => {
  const { between, oneOf, pick } = randomInTest(5);
  const rates = [await rate(5), await rate(9.975), await rate(19, true), await rate(8.1)];
  for (let round = 0; round < 8; round++) {
    const quantity = between(2, 7);
    const lines = Array.from({ length: between(1, 3) }, () => ({
      ...{
        quantity,
        price_data: { currency: "cad", product: "prod_care_growth", unit_amount: between(1, 9999) },
      },
      tax_rates: rates.filter(() => pick(2) === 0),
    }));
    const invoice = await openInvoice(stripe, { lines });
    const notes: Stripe.CreditNote[] = [];
    for (const line of invoice.lines.data) {
      const way = oneOf(["amount", "quantity"]);
      const whole = way === "amount" ? line.amount : quantity;
      for (let done = 0; done < whole; ) {
        const part = between(1, whole - done);
        const credited = { type: "invoice_line_item", invoice_line_item: line.id, [way]: part };
        notes.push(await stripe.creditNotes.create({ invoice: invoice.id, lines: [credited] }));
        expectSound(await stripe.invoices.retrieve(invoice.id));
        done += part;
      }
      const parts = notes
        .flatMap((note) => note.lines.data)
        .filter(({ invoice_line_item }) => invoice_line_item === line.id);
      expect(parts.reduce((sum, { amount }) => sum + amount, 0)).toBe(line.amount);
      for (const [index, tax] of (line.taxes ?? []).entries())
        expect(parts.reduce((sum, { taxes }) => sum + (taxes?.[index]?.amount ?? 0), 0)).toBe(tax.amount);
    }
    expect(notes.reduce((sum, { total }) => sum + total, 0)).toBe(invoice.total);
    expect(await stripe.invoices.retrieve(invoice.id)).toMatchObject({ status: "paid", amount_remaining: 0 });
  }
});

test("whatever is credited before and after payment, never more than the invoice is credited or returned", async () => {
  const { between, oneOf, pick } = randomInTest(6);
  for (let round = 0; round < 8; round++) {
    const total = between(100, 9999);
    const { id: invoice } = await openInvoice(stripe, { lines: [{ amount: total }] });
    let [credited, returned, isPaid] = [0, 0, false];
    while (credited < total) {
      const before = await stripe.invoices.retrieve(invoice);
      if (!isPaid && pick(3) === 0 && before.status === "open") {
        await pay(invoice);
        isPaid = true;
        continue;
      }
      const isTooMuch = pick(4) === 0;
      const amount = isTooMuch ? total - credited + between(1, 9) : between(1, total - credited);
      const post = amount - Math.min(amount, before.amount_remaining);
      const way = oneOf(["refund_amount", "out_of_band_amount"]);
      const made = stripe.creditNotes.create({ invoice, amount, ...(post > 0 && { [way]: post }) });
      expect((await refusalBy(made)) === null).toBe(!isTooMuch);
      if (!isTooMuch) {
        credited += amount;
        returned += way === "refund_amount" ? post : 0;
      }
      expectSound(await stripe.invoices.retrieve(invoice));
    }
    const after = await stripe.invoices.retrieve(invoice);
    expect(after.pre_payment_credit_notes_amount + after.post_payment_credit_notes_amount).toBe(total);
    const { data } = await stripe.charges.list({ customer: String(after.customer) });
    expect(data.reduce((sum, { amount_refunded }) => sum + amount_refunded, 0)).toBe(returned);
  }
});
