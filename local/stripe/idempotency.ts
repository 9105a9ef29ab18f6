import { createHash } from "node:crypto";
import type { Context, Next } from "hono";
import { z } from "zod";
import { Refusal } from "./refusal.ts";
import type { StripeStore } from "./store.ts";

/**
 * A key is good for one request: sent again it is answered as it was, changed it is refused. What did not begin, because its form is
 * wrong or its key in use, is not kept. https://docs.stripe.com/api/idempotent_requests
 */
export function keepAnswers(store: StripeStore) {
  const running = new Set<string>();
  return async (c: Context, next: Next) => {
    // Of other requests Stripe ignores it.
    const key = c.req.method === "POST" && c.req.header("idempotency-key");
    if (!key) return await next();
    if (key.length > 255) throw new Refusal("Idempotency keys are at most 255 characters long.");
    const request = `${c.req.method} ${c.req.path}`;
    const body = createHash("sha256")
      .update(await c.req.text())
      .digest("hex");
    const known = store.answerTo(key);
    if (known) {
      if (known.request !== request)
        throw changed(`for the same endpoint they were first used for ('${known.request}')`, key);
      if (known.body !== body) throw changed("with the same parameters they were first used with", key);
      return c.newResponse(known.json, known.status, {
        "Content-Type": "application/json",
        "Idempotent-Replayed": "true",
      });
    }
    if (running.has(key)) throw inUse(key);
    running.add(key);
    try {
      await next();
      if (c.error instanceof z.ZodError) return;
      store.keepAnswer(key, { request, body, status: c.res.status, json: await c.res.clone().text() });
    } finally {
      running.delete(key);
    }
  };
}

function changed(how: string, key: string): Refusal {
  return new Refusal(
    `Keys for idempotent requests can only be used ${how}. Try using a key other than '${key}' if you meant to execute a different request.`,
    { type: "idempotency_error" },
  );
}

function inUse(key: string): Refusal {
  return new Refusal(
    `There is currently another in-progress request using this Idempotent Key: ${key}. Please try again later.`,
    { type: "idempotency_error", code: "idempotency_key_in_use" },
    409,
  );
}
