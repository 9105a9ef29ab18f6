import { Hono } from "hono";
import { z } from "zod";
import type { Billing } from "./billing.ts";
import { prices, withTax } from "./catalogue.ts";
import {
  type CheckoutSession,
  type Customer,
  newObject,
  type PortalSession,
  type StripeEvent,
  type StripeObject,
} from "./objects.ts";
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
const previewForm = z.object({ subscription: z.string() });

/** The part of Stripe's API that the site uses: forms in, JSON out, the secret key as bearer, idempotency keys. */
export function createApi({ store, billing, secretKey, url }: ApiSettings): Hono {
  const api = new Hono();
  api.use(async (c, next) => {
    if (c.req.header("authorization") !== `Bearer ${secretKey}`) {
      return c.json(failure("Invalid API Key provided"), 401);
    }
    const key = c.req.header("idempotency-key");
    const known = key && store.answerTo(`${c.req.method} ${c.req.path} ${key}`);
    if (known) return c.json(known);
    await next();
    if (key && c.res.ok) {
      store.keepAnswer(`${c.req.method} ${c.req.path} ${key}`, await c.res.clone().json());
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
    const customer = c.req.query("customer");
    const sessions = store.list("checkout.session");
    const found = customer ? sessions.filter((session) => session.customer === customer) : sessions;
    return c.json(listOf(found, c.req.query("limit")));
  });
  api.get("/checkout/sessions/:id", (c) => {
    const session = store.find("checkout.session", c.req.param("id"));
    return session ? c.json(session) : c.json(missing("checkout.session", c.req.param("id")), 404);
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
    const after = events.findIndex(({ id }) => id === c.req.query("starting_after"));
    return c.json(listOf(events.slice(after + 1), c.req.query("limit")));
  });

  api.get("/invoices", (c) => {
    const found = store.list("invoice").filter(({ customer }) => customer === c.req.query("customer"));
    return c.json(listOf(found, c.req.query("limit")));
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

  api.all("*", (c) => c.json(failure(`Unrecognized request URL (${c.req.method}: ${c.req.path})`), 404));
  return api;
}

function listOf(objects: (StripeObject | StripeEvent)[], limit = "10") {
  const data = objects.slice(0, Math.min(Number(limit), 100));
  return { object: "list", has_more: objects.length > data.length, data };
}

async function readForm(request: Request): Promise<Record<string, string>> {
  return Object.fromEntries(new URLSearchParams(await request.text()));
}

function metadataOf(form: Record<string, string>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(form).flatMap(([key, value]) => {
      const [, name] = /^metadata\[(\w+)\]$/.exec(key) ?? [];
      return name ? [[name, value]] : [];
    }),
  );
}

function failure(message: string, code?: string) {
  return { error: { type: "invalid_request_error", code, message } };
}

function missing(kind: string, id: string) {
  return failure(`No such ${kind}: '${id}'`, "resource_missing");
}
