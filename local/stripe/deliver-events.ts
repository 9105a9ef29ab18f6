import { createHmac } from "node:crypto";
import type { StripeStore } from "./store.ts";

const pauseMs = 150;
const limitMs = 10_000;
const longestPauseMs = 60_000;

export type Webhook = { url: string; secret: string };

/**
 * Posts each event to the webhook, signed as Stripe signs, until it answers 2xx: again after 1 s, 2 s, 4 s … a minute.
 * `hold` keeps the events back, `release` lets them go. Returns also the function that stops it.
 */
export function deliverEvents(store: StripeStore, webhook: Webhook) {
  let isHeld = false;
  let isStopped = false;
  const running = run();

  async function run(): Promise<void> {
    while (!isStopped) {
      const due = isHeld ? [] : store.dueEvents(Date.now());
      for (const { event, attempts } of due) {
        if (isStopped || isHeld) break;
        const isDelivered = await deliver(JSON.stringify(event), webhook);
        const pause = Math.min(1000 * 2 ** attempts, longestPauseMs);
        if (!isStopped) store.settleEvent(event.id, { isDelivered, nextAt: Date.now() + pause });
      }
      await new Promise((resolve) => setTimeout(resolve, pauseMs));
    }
  }

  return {
    hold: () => {
      isHeld = true;
    },
    release: () => {
      isHeld = false;
    },
    isHeld: () => isHeld,
    async stop(): Promise<void> {
      isStopped = true;
      await running;
    },
  };
}

async function deliver(body: string, { url, secret }: Webhook): Promise<boolean> {
  try {
    const response = await fetch(url, {
      method: "POST",
      headers: { "Content-Type": "application/json; charset=utf-8", "Stripe-Signature": sign(body, secret) },
      body,
      signal: AbortSignal.timeout(limitMs),
    });
    await response.body?.cancel();
    return response.ok;
  } catch {
    return false;
  }
}

/** `t=<seconds>,v1=<HMAC-SHA256 of "<seconds>.<body>">`, https://docs.stripe.com/webhooks#verify-manually */
function sign(body: string, secret: string): string {
  const seconds = Math.floor(Date.now() / 1000);
  const signature = createHmac("sha256", secret).update(`${seconds}.${body}`).digest("hex");
  return `t=${seconds},v1=${signature}`;
}
