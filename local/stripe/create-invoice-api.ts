import { Hono } from "hono";
import { z } from "zod";
import { failure, listOf, metadataOf, missing, readForm } from "./api-answers.ts";
import { withTax } from "./catalogue.ts";
import { listRefunds, paymentOf, refund } from "./refunds.ts";
import type { StripeStore } from "./store.ts";

const previewForm = z.object({ subscription: z.string() });
const refundForm = z.object({
  payment_intent: z.string(),
  amount: z.coerce.number().int().positive().optional(),
  reason: z.enum(["duplicate", "fraudulent", "requested_by_customer"]).optional(),
});

/** Invoices, what was paid of them, and what went back. */
export function createInvoiceApi(store: StripeStore): Hono {
  const api = new Hono();
  api.get("/invoices", (c) => {
    const { customer, subscription, ...page } = c.req.query();
    const found = store
      .list("invoice")
      .filter((invoice) => !customer || invoice.customer === customer)
      .filter(({ parent }) => !subscription || parent.subscription_details.subscription === subscription);
    return c.json(listOf(found, page));
  });
  api.get("/invoice_payments", (c) => {
    const { invoice: id, status, ...page } = c.req.query();
    const found = store
      .list("invoice")
      .filter((invoice) => !id || invoice.id === id)
      .map(paymentOf)
      .filter((payment) => !status || payment.status === status);
    return c.json(listOf(found, page));
  });
  api.get("/refunds", (c) =>
    c.json(listOf(listRefunds(store, c.req.query("payment_intent")), c.req.query())),
  );
  api.post("/refunds", async (c) => {
    const body = await readForm(c.req.raw);
    const { payment_intent, amount, reason = null } = refundForm.parse(body);
    const made = refund(store, { payment_intent, amount, reason, metadata: metadataOf(body) });
    return "id" in made ? c.json(made) : c.json(failure(made.message, made.code), 400);
  });
  api.post("/invoices/create_preview", async (c) => {
    const { subscription: id } = previewForm.parse(await readForm(c.req.raw));
    const subscription = store.find("subscription", id);
    if (!subscription) return c.json(missing("subscription", id), 404);
    const [{ price }] = subscription.items.data;
    const total = withTax(price.unit_amount);
    const { customer, currency } = subscription;
    return c.json({
      ...{ object: "invoice", customer, currency, subtotal: price.unit_amount },
      total,
      amount_due: total,
    });
  });
  return api;
}
