import type Stripe from "stripe";
import { afterAll, expect, test } from "vitest";
import { plain, refusalBy, stripeInTest } from "../stripe-in-test.ts";

const emulator = await stripeInTest();
const { stripe } = emulator;
afterAll(emulator.stop);

// Every verb in every state: what it leads to and tells, or how it is refused.
// https://docs.stripe.com/invoicing/integration/workflow-transitions; the sentences are those of Stripe's API.

type State = "draft" | "open" | "paid" | "uncollectible" | "void";
type Led = { to: State | "deleted"; told: string[] };
type Refused = { message: string; code?: string; param?: string };

const states: State[] = ["draft", "open", "paid", "uncollectible", "void"];
const notOpen: Refused = { message: "You can only pass in open invoices. This invoice isn't open." };
const fixed = { message: "This invoice is already finalized, you can't re-finalize a non-draft invoice." };
const noDraft = { message: "You can only delete draft invoices." };
const notEditable: Refused = {
  message: "Invalid invoice: This invoice is no longer editable",
  code: "invoice_not_editable",
  param: "invoice",
};
const frozen = { message: "Finalized invoices can't be updated in this way", param: "description" };
const unsendable = {
  message:
    "This invoice cannot be sent right now. Please contact us via https://support.stripe.com/contact with details, so we can help.",
};
const isPaid = { message: "Invoice is already paid" };
const uncreditable = (state: State): Refused => ({
  message: `You can only create credit notes for open or paid invoices. This one is ${state}.`,
  param: "invoice",
});
const finalizing = ["payment_intent.created", "invoice.finalized"];
const paying = [
  "charge.succeeded",
  "payment_intent.succeeded",
  "invoice.paid",
  "invoice.payment_succeeded",
  "invoice_payment.paid",
];
const failing = ["charge.failed", "payment_intent.payment_failed", "invoice.payment_failed"];
const declined = { message: "Your card was declined.", code: "card_declined" };
const updating = ["invoice.updated"];

type Verb = {
  act: (invoice: Stripe.Invoice) => Promise<unknown>;
  in: Record<State, Led | Refused | (Led & Refused)>;
};

const verbs: Record<string, Verb> = {
  "change the description": {
    act: ({ id }) => stripe.invoices.update(id, { description: "Another" }),
    in: {
      draft: { to: "draft", told: updating },
      open: frozen,
      paid: frozen,
      uncollectible: frozen,
      void: frozen,
    },
  },
  "note metadata": {
    act: ({ id }) => stripe.invoices.update(id, { metadata: { order: "1" } }),
    in: {
      draft: { to: "draft", told: updating },
      open: { to: "open", told: updating },
      paid: { to: "paid", told: updating },
      uncollectible: { to: "uncollectible", told: updating },
      void: { to: "void", told: updating },
    },
  },
  delete: {
    act: ({ id }) => stripe.invoices.del(id),
    in: {
      draft: { to: "deleted", told: ["invoice.deleted"] },
      open: noDraft,
      paid: noDraft,
      uncollectible: noDraft,
      void: noDraft,
    },
  },
  "add an item": {
    act: ({ id, customer }) =>
      stripe.invoiceItems.create({ customer: String(customer), invoice: id, amount: 5 }),
    in: {
      draft: { to: "draft", told: ["invoiceitem.created", "invoice.updated"] },
      open: notEditable,
      paid: notEditable,
      uncollectible: notEditable,
      void: notEditable,
    },
  },
  "change an item": {
    act: async (invoice) => stripe.invoiceItems.update(await itemOf(invoice), { amount: 7 }),
    in: {
      draft: { to: "draft", told: updating },
      open: notEditable,
      paid: notEditable,
      uncollectible: notEditable,
      void: notEditable,
    },
  },
  "take an item off": {
    act: async (invoice) => stripe.invoiceItems.del(await itemOf(invoice)),
    in: {
      draft: { to: "draft", told: ["invoiceitem.deleted", "invoice.updated"] },
      open: notEditable,
      paid: notEditable,
      uncollectible: notEditable,
      void: notEditable,
    },
  },
  finalize: {
    act: ({ id }) => stripe.invoices.finalizeInvoice(id),
    in: {
      draft: { to: "open", told: finalizing },
      open: fixed,
      paid: fixed,
      uncollectible: fixed,
      void: fixed,
    },
  },
  send: {
    act: ({ id }) => stripe.invoices.sendInvoice(id),
    in: {
      draft: { to: "open", told: [...finalizing, "invoice.sent"] },
      open: { to: "open", told: ["invoice.sent"] },
      paid: unsendable,
      uncollectible: unsendable,
      void: unsendable,
    },
  },
  "pay with a card that works": {
    act: ({ id }) => stripe.invoices.pay(id, { payment_method: "pm_card_visa" }),
    in: {
      draft: { to: "paid", told: [...finalizing, ...paying] },
      open: { to: "paid", told: paying },
      paid: isPaid,
      uncollectible: { to: "paid", told: paying },
      void: notOpen,
    },
  },
  "pay with a card that is declined": {
    act: ({ id }) => stripe.invoices.pay(id, { payment_method: "pm_card_chargeDeclined" }),
    in: {
      draft: { to: "open", told: [...finalizing, ...failing], ...declined },
      open: { to: "open", told: failing, ...declined },
      paid: isPaid,
      uncollectible: { to: "uncollectible", told: failing, ...declined },
      void: notOpen,
    },
  },
  "pay out of band": {
    act: ({ id }) => stripe.invoices.pay(id, { paid_out_of_band: true }),
    in: {
      draft: { to: "paid", told: [...finalizing, "invoice.paid"] },
      open: { to: "paid", told: ["invoice.paid"] },
      paid: isPaid,
      uncollectible: { to: "paid", told: ["invoice.paid"] },
      void: notOpen,
    },
  },
  void: {
    act: ({ id }) => stripe.invoices.voidInvoice(id),
    in: {
      draft: notOpen,
      open: { to: "void", told: ["payment_intent.canceled", "invoice.voided"] },
      paid: { message: "Invoices with `paid` payments cannot be voided." },
      uncollectible: { to: "void", told: ["payment_intent.canceled", "invoice.voided"] },
      void: notOpen,
    },
  },
  "mark uncollectible": {
    act: ({ id }) => stripe.invoices.markUncollectible(id),
    in: {
      draft: notOpen,
      open: { to: "uncollectible", told: ["invoice.marked_uncollectible"] },
      paid: notOpen,
      uncollectible: { message: "This invoice has already been marked uncollectible." },
      void: notOpen,
    },
  },
  "credit a part": {
    act: ({ id, status }) =>
      stripe.creditNotes.create({
        invoice: id,
        amount: 100,
        ...(status === "paid" && { refund_amount: 100 }),
      }),
    in: {
      draft: uncreditable("draft"),
      open: { to: "open", told: ["credit_note.created", "invoice.updated"] },
      paid: {
        to: "paid",
        told: ["refund.created", "charge.refunded", "credit_note.created", "invoice.updated"],
      },
      uncollectible: uncreditable("uncollectible"),
      void: uncreditable("void"),
    },
  },
  "credit all of it": {
    act: ({ id, status }) =>
      stripe.creditNotes.create({
        invoice: id,
        amount: 1200,
        ...(status === "paid" && { refund_amount: 1200 }),
      }),
    in: {
      draft: uncreditable("draft"),
      open: { to: "paid", told: ["credit_note.created", "invoice.updated", "invoice.paid"] },
      paid: {
        to: "paid",
        told: ["refund.created", "charge.refunded", "credit_note.created", "invoice.updated"],
      },
      uncollectible: uncreditable("uncollectible"),
      void: uncreditable("void"),
    },
  },
};

const customer = await stripe.customers.create({ name: "Client" });

async function invoiceIn(state: State): Promise<Stripe.Invoice> {
  const { id } = await stripe.invoices.create({
    ...{ customer: customer.id, auto_advance: false, collection_method: "send_invoice", days_until_due: 30 },
  });
  await stripe.invoiceItems.create({ customer: customer.id, invoice: id, amount: 1200, currency: "cad" });
  if (state !== "draft") await stripe.invoices.finalizeInvoice(id);
  if (state === "paid") await stripe.invoices.pay(id, { payment_method: "pm_card_visa" });
  if (state === "uncollectible") await stripe.invoices.markUncollectible(id);
  if (state === "void") await stripe.invoices.voidInvoice(id);
  return await stripe.invoices.retrieve(id);
}

async function itemOf({ id }: Stripe.Invoice): Promise<string> {
  const { data } = await stripe.invoiceItems.list({ invoice: id });
  return data[0]?.id ?? "";
}

const cases = Object.entries(verbs).flatMap(([name, verb]) => states.map((state) => ({ name, state, verb })));

test.each(cases)("$name: $state", async ({ state, verb }) => {
  const invoice = await invoiceIn(state);
  expect(invoice.status).toBe(state);
  const expected = verb.in[state];
  let refusal: Awaited<ReturnType<typeof refusalBy>> = null;
  const happened = await emulator.toldBy(async () => {
    refusal = await refusalBy(verb.act(invoice));
  });
  const { message, code, param } = { message: undefined, code: undefined, param: undefined, ...expected };
  if (message === undefined) expect(refusal).toBeNull();
  else expect(refusal).toMatchObject({ message, ...(code && { code }), ...(param && { param }) });
  const { to, told } = { to: state, told: [], ...expected };
  expect(happened).toEqual(told);
  if (to === "deleted") {
    expect(await refusalBy(stripe.invoices.retrieve(invoice.id))).toMatchObject({
      ...{ statusCode: 404, code: "resource_missing", param: "invoice" },
      message: `No such invoice: '${invoice.id}'`,
    });
    return;
  }
  const after = await stripe.invoices.retrieve(invoice.id);
  expect(after.status).toBe(to);
  expect(after.number === null).toBe(to === "draft");
  expect(after.amount_due).toBe(after.amount_paid + after.amount_remaining);
  expect(after.total).toBe(after.amount_due + after.pre_payment_credit_notes_amount);
  if (told.length === 0) expect(plain(after)).toEqual(plain(invoice));
});
