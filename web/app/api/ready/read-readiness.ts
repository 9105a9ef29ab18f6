import { isMailReachable } from "#email/is-reachable.ts";
import { arePagesInStore } from "#publishing/pages-in-store.ts";
import { isContentReachable } from "#sanity/is-reachable.ts";
import { ownAddress } from "#server/own-address.ts";
import { shutdown } from "#server/shutdown.ts";
import { isDatabaseReachable } from "#supabase/is-reachable.ts";

const limitMs = 6000;
const rememberedMs = 1000;
let known: { at: number; readiness: Promise<Readiness> } | undefined;

type Readiness = {
  isReady: boolean;
  stopping: boolean;
  pages: State;
  content: State;
  database: State;
  mail: State;
};
type State = "up" | "down";

/**
 * What works at this moment. Ready means that pages can be served, be it from the cache; without database or mail server
 * the site still serves them, and says so in its forms. Asked for at most once a second, however many ask.
 */
export function readReadiness(): Promise<Readiness> {
  if (!known || Date.now() - known.at > rememberedMs) known = { at: Date.now(), readiness: ask() };
  return known.readiness;
}

async function ask(): Promise<Readiness> {
  const [pages, content, database, mail] = await Promise.all([
    describe(areServed()),
    describe(isContentReachable()),
    describe(isDatabaseReachable()),
    describe(isMailReachable()),
  ]);
  const stopping = shutdown().isUnderWay;
  return { isReady: pages === "up" && !stopping, stopping, pages, content, database, mail };
}

/** The home page as a visitor gets it, from this very process, once all pages are there. */
async function areServed(): Promise<boolean> {
  try {
    if (!(await arePagesInStore())) return false;
    const response = await fetch(ownAddress("/"), {
      cache: "no-store",
      signal: AbortSignal.timeout(limitMs),
    });
    await response.body?.cancel();
    return response.ok;
  } catch {
    return false; // the answer itself: readiness reports it
  }
}

async function describe(isUp: Promise<boolean>): Promise<State> {
  return (await isUp) ? "up" : "down";
}
