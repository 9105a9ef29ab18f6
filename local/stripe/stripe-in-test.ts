import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import Stripe from "stripe";
import { findFreePort } from "../../process/find-free-port.ts";
import { startStripe } from "./start-stripe.ts";

/** A Stripe emulator of a test's own, and the official client on it; events go to `webhook`, by default nowhere. */
export async function stripeInTest({
  webhook = "http://127.0.0.1:1/",
  directory = mkdtempSync(join(tmpdir(), "corner-pocket-stripe-")),
  secretKey = "sk_test_1",
  webhookSecret = "whsec_test",
} = {}) {
  const port = await findFreePort();
  const start = () =>
    startStripe({ port, directory, secretKey, webhook: { url: webhook, secret: webhookSecret } });
  let stop = await start();
  const host = `http://localhost:${port}`;
  const stripe = new Stripe(secretKey, {
    ...{ host: "localhost", port, protocol: "http" },
    ...{ maxNetworkRetries: 0, telemetry: false },
  });
  return {
    stripe,
    host,
    directory,
    /** Sends a form of one of its pages; the answer is where that leads. */
    submit: async (path: string, form: Record<string, string>) => {
      const answer = await fetch(`${host}${path}`, {
        method: "POST",
        headers: { Origin: host },
        body: new URLSearchParams(form),
        redirect: "manual",
      });
      return answer.headers.get("location") ?? String(answer.status);
    },
    /** The kinds of the events that `work` leads to, in the order in which they are told. */
    toldBy: async (work: () => Promise<unknown>) => {
      const { data } = await stripe.events.list({ limit: 1 });
      await work();
      const since = await stripe.events.list({ limit: 100, ending_before: data[0]?.id });
      return since.data.map(({ type }) => type).reverse();
    },
    restart: async () => {
      await stop();
      stop = await start();
    },
    stop: async () => {
      await stop();
      rmSync(directory, { recursive: true, force: true });
    },
  };
}

/** What Stripe's client throws when a request is refused; null when it is not. */
export async function refusalBy(work: Promise<unknown>) {
  try {
    await work;
    return null;
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeError)) throw error;
    const { message, code, param, type, statusCode } = error;
    return { message, code, param, type, statusCode };
  }
}

/** An answer without what the client notes beside it. */
export function plain<Answer>(answer: Answer): Answer {
  return JSON.parse(JSON.stringify(answer));
}
