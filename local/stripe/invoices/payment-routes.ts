import { Hono } from "hono";
import { z } from "zod";
import type { Account } from "../account.ts";
import { during, isDuring, mergeMetadata, metadata, page, positive, readForm, readQuery } from "../forms.ts";
import { pageOf } from "../lists.ts";
import { missing } from "../refusal.ts";
import { listRefunds, refund } from "./refunds.ts";

const some = z.string().optional();
const paymentQuery = z.strictObject({
  ...page,
  created: during,
  invoice: some,
  payment: z
    .strictObject({
      type: z.enum(["payment_intent", "payment_record"]),
      payment_intent: some,
      payment_record: some,
    })
    .optional(),
  status: z.enum(["open", "paid", "canceled"]).optional(),
});
const refundQuery = z.strictObject({ ...page, created: during, charge: some, payment_intent: some });
const refundForm = z.strictObject({
  payment_intent: some,
  charge: some,
  amount: positive.optional(),
  metadata: metadata.optional(),
  reason: z.enum(["duplicate", "fraudulent", "requested_by_customer"]).optional(),
});
const ofCustomer = z.strictObject({ ...page, created: during, customer: some, payment_intent: some });

/** What was paid and what went back: payments of invoices, payment intents, charges and refunds. */
export function paymentRoutes(account: Account): Hono {
  const { store } = account;
  const api = new Hono();
  api.get("/invoice_payments", (c) => {
    const asked = readQuery(c, paymentQuery);
    const found = store
      .list("invoice_payment")
      .filter(({ invoice }) => asked.invoice === undefined || invoice === asked.invoice)
      .filter(({ status }) => asked.status === undefined || status === asked.status)
      .filter(({ payment }) =>
        Object.entries(asked.payment ?? {}).every(
          ([key, value]) => new Map(Object.entries(payment)).get(key) === value,
        ),
      )
      .filter(({ created }) => isDuring(asked.created, created));
    return c.json(pageOf(c, found, asked));
  });
  api.get("/refunds", (c) => {
    const asked = readQuery(c, refundQuery);
    const found = listRefunds(store, asked).filter(({ created }) => isDuring(asked.created, created));
    return c.json(pageOf(c, found, asked));
  });
  api.post("/refunds", async (c) => {
    const { metadata, reason = null, ...asked } = await readForm(c, refundForm);
    return c.json(refund(account, { ...asked, reason, metadata: mergeMetadata({}, metadata) }));
  });
  for (const [kind, path] of [
    ["payment_intent", "payment_intents"],
    ["charge", "charges"],
  ] as const) {
    api.get(`/${path}`, (c) => {
      const asked = readQuery(c, ofCustomer);
      const found = store
        .list(kind)
        .filter(({ customer }) => asked.customer === undefined || customer === asked.customer)
        .filter(
          (one) =>
            asked.payment_intent === undefined ||
            (one.object === "charge" && one.payment_intent === asked.payment_intent),
        )
        .filter(({ created }) => isDuring(asked.created, created));
      return c.json(pageOf(c, found, asked));
    });
  }
  for (const [kind, path] of [
    ["invoice_payment", "invoice_payments"],
    ["refund", "refunds"],
    ["payment_intent", "payment_intents"],
    ["charge", "charges"],
  ] as const) {
    api.get(`/${path}/:id`, (c) => {
      const found = store.find(kind, c.req.param("id"));
      if (!found) throw missing(kind, c.req.param("id"), kind);
      return c.json(found);
    });
  }
  return api;
}
