import { once } from "node:events";
import { createServer } from "node:http";
import { buffer } from "node:stream/consumers";
import { vi } from "vitest";
import { stubSettings } from "#env-in-test.ts";
import { stripeInTest } from "../../local/stripe/stripe-in-test.ts";
import { startTestBackend } from "../../local/supabase/test-backend.ts";
import { findFreePort } from "../../process/find-free-port.ts";

const secretKey = "sk_test_of_the_tests";
const webhookSecret = "whsec_of_the_tests_alone";

/**
 * A database and a Stripe of a test's own, both over HTTP, the site's settings for them, and the webhook of the site, which takes
 * events while it listens. What is tested is imported after it.
 */
export async function billingInTest() {
  const backend = await startTestBackend();
  const port = await findFreePort();
  const emulator = await stripeInTest({ webhook: `http://127.0.0.1:${port}/`, secretKey, webhookSecret });
  stubSettings({ SUPABASE_URL: backend.url, SUPABASE_SECRET_KEY: backend.secretKey });
  vi.stubEnv("STRIPE_SECRET_KEY", secretKey);
  vi.stubEnv("STRIPE_WEBHOOK_SECRET", webhookSecret);
  vi.stubEnv("STRIPE_API_HOST", emulator.host);
  vi.resetModules();
  const { handleStripeEvent } = await import("./handle-stripe-event.ts");
  const webhook = { listens: false };
  /** As the route answers; until it listens, what is told is lost. */
  async function receive(body: Buffer, signature: unknown): Promise<number> {
    if (!webhook.listens) return 200;
    const event = emulator.stripe.webhooks.constructEvent(body, String(signature), webhookSecret);
    const outcome = await handleStripeEvent(event).catch(() => "failed" as const);
    return { handled: 200, before: 200, busy: 409, foreign: 400, failed: 503 }[outcome];
  }
  const server = createServer(async (request, answer) => {
    answer.writeHead(await receive(await buffer(request), request.headers["stripe-signature"])).end();
  });
  await once(server.listen(port, "127.0.0.1"), "listening");
  return {
    ...emulator,
    backend,
    webhook,
    query: async (sql: string, values: unknown[] = []) =>
      (await backend.database.query<Record<string, unknown>>(sql, values)).rows,
    stop: async () => {
      await emulator.stop();
      server.closeAllConnections();
      server.close();
      await backend.stop();
      vi.unstubAllEnvs();
      vi.resetModules();
    },
  };
}
