import { once } from "node:events";
import { createAdaptorServer } from "@hono/node-server";
import { Hono } from "hono";
import { lockDirectory } from "../../process/lock-directory.ts";
import { closeServer } from "../close-server.ts";
import { isLocalHost } from "../is-local-host.ts";
import { openAccount } from "./account.ts";
import { Billing } from "./billing.ts";
import { createApi } from "./create-api.ts";
import { createPages } from "./create-pages.ts";
import { deliverEvents, type Webhook } from "./deliver-events.ts";
import { StripeStore } from "./store.ts";
import { upgradeObjects } from "./upgrade-objects.ts";

type StripeSettings = { port: number; directory: string; secretKey: string; webhook: Webhook };

/**
 * Starts a Stripe emulator on 127.0.0.1: the API that the site uses, the pages that Stripe hosts, and signed webhooks.
 * Returns the function that stops it. Throws when the directory or the port is in use.
 */
export async function startStripe({ port, directory, secretKey, webhook }: StripeSettings) {
  const unlock = lockDirectory(directory);
  const store = new StripeStore(directory);
  const url = `http://localhost:${port}`;
  const account = openAccount(store, url);
  upgradeObjects(account);
  const billing = new Billing(account);
  const events = deliverEvents(store, webhook);

  const app = new Hono();
  app.use(async (c, next) => {
    if (!isLocalHost(c.req.header("host"))) return c.text("This host name is not served here", 403);
    return await next();
  });
  app.route("/v1", createApi({ account, billing, secretKey }));
  app.route("/", createPages({ account, billing, events }));
  const server = createAdaptorServer({ fetch: app.fetch });

  async function stop(): Promise<void> {
    await events.stop();
    await closeServer(server);
    store.close();
    unlock();
  }
  try {
    await once(server.listen(port, "127.0.0.1"), "listening");
  } catch (error) {
    await stop();
    throw error;
  }
  return stop;
}
