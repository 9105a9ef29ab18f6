import { randomUUID } from "node:crypto";
import { endOrphans, markLaunch } from "./end-orphans.ts";
import { noteRunning, readLastLaunch } from "./running-product.ts";
import type { Settings } from "./settings.ts";

/** Takes over from the last run on a directory: ends what it left when it was killed, and marks what this one will start. The caller holds the lock. */
export async function succeedLast(settings: Pick<Settings, "dataDirectory">): Promise<void> {
  const last = readLastLaunch(settings);
  if (last) await endOrphans(last);
  const id = randomUUID();
  markLaunch(id);
  noteRunning(settings, id);
}
