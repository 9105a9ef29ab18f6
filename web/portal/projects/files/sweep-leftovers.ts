import "server-only";
import { removeObjects } from "#supabase/project-objects.ts";
import { serviceClient } from "#supabase/service-client.ts";
import { unwrap } from "#supabase/unwrap.ts";
import { removeAll } from "./remove-all.ts";

const everyMs = 60 * 60 * 1000;
const started = Symbol.for("corner-pocket leftover files");

/**
 * Once an hour removes objects that never became a file because the site ended in between, and those of deleted files.
 * Several processes may do so at once.
 */
export function startSweeping(): void {
  if (Reflect.has(globalThis, started)) return;
  Reflect.set(globalThis, started, true);
  setInterval(() => void sweepLeftovers(), everyMs).unref();
}

async function sweepLeftovers(): Promise<void> {
  try {
    await removeAll(listLeftovers, removeObjects);
  } catch (error) {
    console.error("Leftover files stay for now:", error instanceof Error ? error.message : error);
  }
}

async function listLeftovers(): Promise<string[]> {
  return await serviceClient.rpc("list_leftover_objects").then(unwrap("They could not be listed"));
}
