import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, test } from "vitest";
import { stripeInTest } from "./stripe-in-test.ts";

// What this emulator kept before it knew invoices with lines: customers with four fields, invoices that named no payment.

const begun = { livemode: false, created: 1_790_000_000 };
const customer = { id: "cus_1", object: "customer", ...begun, name: "Client", email: null, metadata: {} };
const invoice = (id: string, number: number, status: "paid" | "open") => ({
  ...{ id, object: "invoice", ...begun, number: `EMULATED-000${number}`, customer: "cus_1", status },
  ...{ currency: "cad", subtotal: 18_900, total: 21_357, amount_due: 21_357, invoice_pdf: null },
  ...{ amount_paid: status === "paid" ? 21_357 : 0, amount_remaining: status === "paid" ? 0 : 21_357 },
  hosted_invoice_url: `http://localhost:1/invoices/${id}`,
  parent: { type: "subscription_details", subscription_details: { subscription: "sub_1" } },
});
const refund = {
  ...{ id: "re_1", object: "refund", ...begun, amount: 100, currency: "cad", payment_intent: "pi_1" },
  ...{ reason: null, status: "succeeded", metadata: {} },
};

test("what was kept before is there, can be paid and goes back as far as it is not back", async () => {
  const directory = mkdtempSync(join(tmpdir(), "corner-pocket-stripe-"));
  const database = new DatabaseSync(join(directory, "stripe.sqlite"));
  database.exec(
    "create table objects (id text primary key, kind text not null, json text not null, place integer)",
  );
  const put = database.prepare("insert into objects values (?, ?, ?, ?)");
  [customer, invoice("in_1", 1, "paid"), invoice("in_2", 2, "open"), refund].forEach((object, place) => {
    put.run(object.id, object.object, JSON.stringify(object), place);
  });
  database.close();

  const emulator = await stripeInTest({ directory });
  const { stripe } = emulator;
  const { data } = await stripe.invoices.list({ subscription: "sub_1", expand: ["data.payments"] });
  expect(data.map(({ id, number, status, total }) => [id, number, status, total])).toEqual([
    ["in_2", "EMULATED-0002", "open", 21_357],
    ["in_1", "EMULATED-0001", "paid", 21_357],
  ]);
  const [line] = data[0]?.lines.data ?? [];
  expect(line).toMatchObject({ amount: 18_900, taxes: [{ amount: 2_457, taxable_amount: 18_900 }] });
  expect(data[1]?.payments?.data).toMatchObject([{ status: "paid", payment: { payment_intent: "pi_1" } }]);
  expect(await stripe.refunds.create({ payment_intent: "pi_1" })).toMatchObject({ amount: 21_257 });
  expect(await stripe.invoices.pay("in_2", { payment_method: "pm_card_visa" })).toMatchObject({
    ...{ status: "paid", amount_paid: 21_357, amount_remaining: 0 },
  });
  expect(await stripe.customers.retrieve("cus_1")).toMatchObject({ name: "Client", tax_exempt: "none" });

  await emulator.restart();
  const draft = await stripe.invoices.create({ customer: "cus_1" });
  const { number } = await stripe.invoices.finalizeInvoice(draft.id);
  expect(number).toBe("EMULATED-0003");
  expect((await stripe.invoices.list()).data.map(({ id }) => id)).toEqual([draft.id, "in_2", "in_1"]);
  await emulator.stop();
  rmSync(directory, { recursive: true, force: true });
});
