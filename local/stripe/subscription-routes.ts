import { Hono } from "hono";
import { z } from "zod";
import type { Account } from "./account.ts";
import type { Billing } from "./billing.ts";
import { prices, withTax } from "./catalogue.ts";
import { page, readForm, readQuery } from "./forms.ts";
import { pageOf } from "./lists.ts";
import { missing } from "./refusal.ts";

const subscriptionQuery = z.object({
  ...page,
  customer: z.string().optional(),
  status: z.string().optional(),
});
const eventQuery = z.object({ ...page, type: z.string().optional() });
const previewForm = z.object({ subscription: z.string() });

/** Subscriptions, their prices and what the next invoice will be; and the events of all. */
export function subscriptionRoutes({ store }: Account, billing: Billing): Hono {
  const api = new Hono();
  api.get("/subscriptions", (c) => {
    const { customer, status, ...asked } = readQuery(c, subscriptionQuery);
    const found = store
      .list("subscription")
      .filter((subscription) => !customer || subscription.customer === customer)
      .filter((subscription) =>
        status ? status === "all" || subscription.status === status : subscription.status !== "canceled",
      );
    return c.json(pageOf(c, found, asked));
  });
  api.get("/subscriptions/:id", (c) => {
    const subscription = store.find("subscription", c.req.param("id"));
    if (!subscription) throw missing("subscription", c.req.param("id"));
    return c.json(subscription);
  });
  api.delete("/subscriptions/:id", (c) => {
    const canceled = billing.cancelNow(c.req.param("id"));
    if (!canceled) throw missing("subscription", c.req.param("id"));
    return c.json(canceled);
  });
  api.get("/prices/:id", (c) => {
    const price = prices.find(({ id }) => id === c.req.param("id"));
    if (!price) throw missing("price", c.req.param("id"));
    return c.json(price);
  });
  api.post("/invoices/create_preview", async (c) => {
    const { subscription: id } = await readForm(c, previewForm);
    const subscription = store.find("subscription", id);
    if (!subscription) throw missing("subscription", id);
    const [{ price }] = subscription.items.data;
    const total = withTax(price.unit_amount);
    const { customer, currency } = subscription;
    return c.json({
      ...{ object: "invoice", customer, currency, subtotal: price.unit_amount },
      total,
      amount_due: total,
    });
  });
  api.get("/events", (c) => {
    const { type, ...asked } = readQuery(c, eventQuery);
    const events = store.listEvents().map(({ event }) => event);
    return c.json(
      pageOf(
        c,
        events.filter((event) => type === undefined || event.type === type),
        asked,
      ),
    );
  });
  api.get("/events/:id", (c) => {
    const found = store.listEvents().find(({ event }) => event.id === c.req.param("id"));
    if (!found) throw missing("event", c.req.param("id"));
    return c.json(found.event);
  });
  return api;
}
