import { Hono } from "hono";
import { z } from "zod";
import type { Account } from "./account.ts";
import type { Billing } from "./billing.ts";
import { checkoutRoutes } from "./checkout-routes.ts";
import { customerRoutes } from "./customer-routes.ts";
import { expandAnswers } from "./expand.ts";
import { keepAnswers } from "./idempotency.ts";
import { creditRoutes } from "./invoices/credit-routes.ts";
import { invoiceRoutes } from "./invoices/invoice-routes.ts";
import { itemRoutes } from "./invoices/item-routes.ts";
import { paymentRoutes } from "./invoices/payment-routes.ts";
import { newId } from "./objects.ts";
import { Refusal, refusalOf } from "./refusal.ts";
import { subscriptionRoutes } from "./subscription-routes.ts";
import { taxRateRoutes } from "./tax-rate-routes.ts";

type ApiSettings = { account: Account; billing: Billing; secretKey: string };

/** The part of Stripe's API that the site uses: forms in, JSON out, the secret key as bearer, idempotency keys, expansion. */
export function createApi({ account, billing, secretKey }: ApiSettings): Hono {
  const api = new Hono();
  api.onError((error, c) => {
    const refusal = error instanceof z.ZodError ? refusalOf(error) : error;
    return refusal instanceof Refusal
      ? c.json(refusal.toJSON(), refusal.status)
      : c.json(new Refusal(error.message, { type: "api_error" }).toJSON(), 500);
  });
  api.use(async (c, next) => {
    c.header("Request-Id", newId("req"));
    if (c.req.header("authorization") !== `Bearer ${secretKey}`)
      throw new Refusal("Invalid API Key provided", {}, 401);
    await next();
  });
  api.use(keepAnswers(account.store), expandAnswers(account));

  api.route("/customers", customerRoutes(account));
  api.route("/tax_rates", taxRateRoutes(account));
  api.route("/", checkoutRoutes(account, billing));
  api.route("/", subscriptionRoutes(account, billing));
  api.route("/invoices", invoiceRoutes(account));
  api.route("/invoiceitems", itemRoutes(account));
  api.route("/credit_notes", creditRoutes(account));
  api.route("/", paymentRoutes(account));
  api.all("*", (c) => {
    throw new Refusal(`Unrecognized request URL (${c.req.method}: ${c.req.path}).`, {}, 404);
  });
  return api;
}
