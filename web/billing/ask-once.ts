import "server-only";
import { setTimeout } from "node:timers/promises";

const pauseMs = 200;
const patienceMs = 6000;

/**
 * Asks Stripe with an idempotency key, so that what many ask for at once happens once: whoever comes while one of them is at it waits
 * for the same answer.
 */
export async function askOnce<Answer>(
  idempotencyKey: string,
  ask: (options: { idempotencyKey: string }) => Promise<Answer>,
): Promise<Answer> {
  for (let waited = 0; ; waited += pauseMs) {
    try {
      return await ask({ idempotencyKey });
    } catch (error) {
      const isInUse = error instanceof Error && "code" in error && error.code === "idempotency_key_in_use";
      if (!isInUse || waited >= patienceMs) throw error;
    }
    await setTimeout(pauseMs);
  }
}
