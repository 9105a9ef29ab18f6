import { Hono } from "hono";
import { z } from "zod";
import { failure, listOf, metadataOf, missing, readForm } from "./api-answers.ts";
import type { Billing } from "./billing.ts";
import { prices } from "./catalogue.ts";
import { createInvoiceApi } from "./create-invoice-api.ts";
import { type CheckoutSession, type Customer, newObject, type PortalSession } from "./objects.ts";
import type { StripeStore } from "./store.ts";

type ApiSettings = { store: StripeStore; billing: Billing; secretKey: string; url: string };

const customerForm = z.object({ name: z.string().optional(), email: z.string().optional() });
const sessionForm = z.object({
  mode: z.literal("subscription"),
  customer: z.string(),
  "line_items[0][price]": z.string(),
  "line_items[0][quantity]": z.literal("1"),
  success_url: z.url(),
  cancel_url: z.url(),
  client_reference_id: z.string().optional(),
});
const portalForm = z.object({ customer: z.string(), return_url: z.url() });
/** The part of Stripe's API that the site uses: forms in, JSON out, the secret key as bearer, idempotency keys. */
export function createApi({ store, billing, secretKey, url }: ApiSettings): Hono {
  const api = new Hono();
  const running = new Set<string>();
  api.use(async (c, next) => {
    if (c.req.header("authorization") !== `Bearer ${secretKey}`) {
      return c.json(failure("Invalid API Key provided"), 401);
    }
    // Of other requests Stripe ignores it.
    const key = c.req.method === "POST" && c.req.header("idempotency-key");
    if (!key) return await next();
    const name = `${c.req.method} ${c.req.path} ${key}`;
    const known = store.answerTo(name);
    if (known) return c.json(known);
    if (running.has(name))
      return c.json(failure("A request with this key runs", "idempotency_key_in_use"), 409);
    running.add(name);
    try {
      await next();
      if (c.res.ok) store.keepAnswer(name, await c.res.clone().json());
    } finally {
      running.delete(name);
    }
  });
  api.onError((error, c) =>
    error instanceof z.ZodError
      ? c.json(failure(`Invalid parameter: ${error.issues[0]?.path.join(".")}`), 400)
      : c.json({ error: { type: "api_error", message: error.message } }, 500),
  );

  api.post("/customers", async (c) => {
    const body = await readForm(c.req.raw);
    const { name = null, email = null } = customerForm.parse(body);
    const customer: Customer = {
      ...newObject("cus", "customer"),
      ...{ name, email, metadata: metadataOf(body) },
    };
    return c.json(store.put(customer));
  });

  api.post("/checkout/sessions", async (c) => {
    const body = await readForm(c.req.raw);
    const form = sessionForm.parse(body);
    const price = form["line_items[0][price]"];
    if (!store.find("customer", form.customer)) return c.json(missing("customer", form.customer), 400);
    if (!prices.some(({ id }) => id === price)) return c.json(missing("price", price), 400);
    const begun = newObject("cs_test", "checkout.session");
    const session: CheckoutSession = {
      ...begun,
      ...{ mode: "subscription", status: "open", payment_status: "unpaid" },
      ...{ customer: form.customer, subscription: null, price },
      ...{ client_reference_id: form.client_reference_id ?? null, metadata: metadataOf(body) },
      ...{ url: `${url}/checkout/${begun.id}`, success_url: form.success_url, cancel_url: form.cancel_url },
    };
    return c.json(store.put(session));
  });

  api.post("/billing_portal/sessions", async (c) => {
    const { customer, return_url } = portalForm.parse(await readForm(c.req.raw));
    if (!store.find("customer", customer)) return c.json(missing("customer", customer), 400);
    const begun = newObject("bps", "billing_portal.session");
    const session: PortalSession = { ...begun, customer, return_url, url: `${url}/portal/${begun.id}` };
    return c.json(store.put(session));
  });

  api.get("/checkout/sessions", (c) => {
    const { customer, status, ...page } = c.req.query();
    const found = store
      .list("checkout.session")
      .filter((session) => !customer || session.customer === customer)
      .filter((session) => !status || session.status === status);
    return c.json(listOf(found, page));
  });
  api.post("/checkout/sessions/:id/expire", (c) => {
    const expired = billing.expire(c.req.param("id"));
    if (expired) return c.json(expired);
    const session = store.find("checkout.session", c.req.param("id"));
    if (!session) return c.json(missing("checkout.session", c.req.param("id")), 404);
    return c.json(
      failure(
        `Only Checkout Sessions with a status in ["open"] can be expired. This one is ${session.status}.`,
      ),
      400,
    );
  });
  api.get("/checkout/sessions/:id", (c) => {
    const session = store.find("checkout.session", c.req.param("id"));
    return session ? c.json(session) : c.json(missing("checkout.session", c.req.param("id")), 404);
  });
  api.get("/subscriptions", (c) => {
    const { customer, status, ...page } = c.req.query();
    const found = store
      .list("subscription")
      .filter((subscription) => !customer || subscription.customer === customer)
      .filter((subscription) =>
        status ? status === "all" || subscription.status === status : subscription.status !== "canceled",
      );
    return c.json(listOf(found, page));
  });
  api.get("/subscriptions/:id", (c) => {
    const subscription = store.find("subscription", c.req.param("id"));
    return subscription ? c.json(subscription) : c.json(missing("subscription", c.req.param("id")), 404);
  });
  api.delete("/subscriptions/:id", (c) => {
    const canceled = billing.cancelNow(c.req.param("id"));
    return canceled ? c.json(canceled) : c.json(missing("subscription", c.req.param("id")), 404);
  });
  api.get("/prices/:id", (c) => {
    const price = prices.find(({ id }) => id === c.req.param("id"));
    return price ? c.json(price) : c.json(missing("price", c.req.param("id")), 404);
  });

  api.get("/events", (c) => {
    const events = store.listEvents().map(({ event }) => event);
    return c.json(listOf(events, c.req.query()));
  });

  api.route("/", createInvoiceApi(store));
  api.all("*", (c) => c.json(failure(`Unrecognized request URL (${c.req.method}: ${c.req.path})`), 404));
  return api;
}
