import "server-only";
import { setTimeout as pause } from "node:timers/promises";
import { serviceClient } from "#supabase/service-client.ts";
import { withCode } from "#supabase/unwrap.ts";

const pauseMs = 30_000;
const started = Symbol.for("corner-pocket digests");

/** Writes the mails about news when they are due, until the signal aborts. Several processes may do so at once. */
export async function startDigests(signal: AbortSignal): Promise<void> {
  if (Reflect.has(globalThis, started)) return;
  Reflect.set(globalThis, started, true);
  let isInTrouble = false;
  while (!signal.aborted) {
    const { error } = await serviceClient.rpc("queue_digests");
    if (error && !isInTrouble) console.error(withCode("News wait to be mailed", error));
    isInTrouble = error !== null;
    await pause(pauseMs, undefined, { ref: false, signal }).catch(() => {}); // aborted: the loop ends
  }
}
