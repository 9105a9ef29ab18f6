import { Hono } from "hono";
import { z } from "zod";
import type { Account } from "./account.ts";
import type { Billing } from "./billing.ts";
import { prices } from "./catalogue.ts";
import { findCustomer } from "./find-asked.ts";
import { mergeMetadata, metadata, page, readForm, readQuery } from "./forms.ts";
import { pageOf } from "./lists.ts";
import { type CheckoutSession, newObject, type PortalSession } from "./objects.ts";
import { missing, Refusal } from "./refusal.ts";

const sessionForm = z.object({
  mode: z.literal("subscription"),
  customer: z.string(),
  line_items: z.array(z.object({ price: z.string(), quantity: z.literal("1") })).length(1),
  success_url: z.url(),
  cancel_url: z.url(),
  client_reference_id: z.string().optional(),
  metadata: metadata.optional(),
});
const portalForm = z.object({ customer: z.string(), return_url: z.url() });
const sessionQuery = z.object({ ...page, customer: z.string().optional(), status: z.string().optional() });

/** Checkouts and sessions of the billing portal. What else a form says of how a page shall look is not read. */
export function checkoutRoutes({ store, url }: Account, billing: Billing): Hono {
  const api = new Hono();
  api.post("/checkout/sessions", async (c) => {
    const form = await readForm(c, sessionForm);
    const price = form.line_items[0]?.price ?? "";
    findCustomer(store, form.customer);
    if (!prices.some(({ id }) => id === price)) throw missing("price", price, "line_items[0][price]", 400);
    const begun = newObject("cs_test", "checkout.session");
    const session: CheckoutSession = {
      ...begun,
      ...{ mode: "subscription", status: "open", payment_status: "unpaid" },
      ...{ customer: form.customer, subscription: null, price },
      client_reference_id: form.client_reference_id ?? null,
      metadata: mergeMetadata({}, form.metadata),
      ...{ url: `${url}/checkout/${begun.id}`, success_url: form.success_url, cancel_url: form.cancel_url },
    };
    return c.json(store.put(session));
  });
  api.get("/checkout/sessions", (c) => {
    const { customer, status, ...asked } = readQuery(c, sessionQuery);
    const found = store
      .list("checkout.session")
      .filter((session) => !customer || session.customer === customer)
      .filter((session) => !status || session.status === status);
    return c.json(pageOf(c, found, asked));
  });
  api.post("/checkout/sessions/:id/expire", (c) => {
    const expired = billing.expire(c.req.param("id"));
    if (expired) return c.json(expired);
    const session = store.find("checkout.session", c.req.param("id"));
    if (!session) throw missing("checkout.session", c.req.param("id"));
    throw new Refusal(
      `Only Checkout Sessions with a status in ["open"] can be expired. This one is ${session.status}.`,
    );
  });
  api.get("/checkout/sessions/:id", (c) => {
    const session = store.find("checkout.session", c.req.param("id"));
    if (!session) throw missing("checkout.session", c.req.param("id"));
    return c.json(session);
  });
  api.post("/billing_portal/sessions", async (c) => {
    const { customer, return_url } = await readForm(c, portalForm);
    findCustomer(store, customer);
    const begun = newObject("bps", "billing_portal.session");
    const session: PortalSession = { ...begun, customer, return_url, url: `${url}/portal/${begun.id}` };
    return c.json(store.put(session));
  });
  return api;
}
