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
 * A database and a Stripe of a test's own, both over HTTP, the site's settings for them, and where Stripe's events go. What is
 * tested is imported after it.
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
  const server = createServer(async (incoming, answer) => {
    const { receive } = handler;
    const body = await buffer(incoming);
    const signature = String(incoming.headers["stripe-signature"] ?? "");
    const response = await receive(
      new Request("http://site.example/api/stripe", {
        method: "POST",
        headers: { "stripe-signature": signature },
        body: new Uint8Array(body),
      }),
    );
    answer.writeHead(response.status).end(await response.text());
  });
  await once(server.listen(port, "127.0.0.1"), "listening");
  /** Until a test takes events they are lost. */
  const handler = { receive: async (_request: Request) => new Response(null, { status: 200 }) };
  return {
    ...emulator,
    backend,
    listen: (receive: (request: Request) => Promise<Response>) => {
      handler.receive = receive;
    },
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
