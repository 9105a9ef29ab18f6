import { setTimeout } from "node:timers/promises";

/** Asks twice a second until there is an answer. Throws an Error that says what did not come within a minute. */
export async function waitFor<Found>(what: string, find: () => Promise<Found | undefined>): Promise<Found> {
  for (let tries = 0; tries < 120; tries += 1) {
    if (tries > 0) await setTimeout(500);
    const found = await find();
    if (found !== undefined) return found;
  }
  throw new Error(`Waited for ${what}`);
}
