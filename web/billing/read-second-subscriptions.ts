import "server-only";
import { openSession } from "#supabase/open-session.ts";
import { unwrap } from "#supabase/unwrap.ts";

const most = 20;
const toldOf = 30 * 86_400_000;

/** The second plans of a client that wait for the owner; without an id those of whichever clients the user belongs to. */
export async function readSecondSubscriptions(clientId: string | null) {
  const session = await openSession();
  const waiting = session
    .from("second_subscriptions")
    .select("subscription_id, client_id, subscriptions!inner (price_id, status)")
    .is("settled_at", null);
  return await (clientId ? waiting.eq("client_id", clientId) : waiting)
    .order("created_at")
    .limit(most)
    .then(unwrap("The second plans could not be read"));
}

/** The second plans of a client that were ended in the last thirty days, with what went back. */
export async function readReturnedPlans(clientId: string) {
  const session = await openSession();
  return await session
    .from("second_subscriptions")
    .select("subscription_id, settled_at, returned_cents, currency, subscriptions!inner (price_id)")
    .eq("client_id", clientId)
    .gte("settled_at", new Date(Date.now() - toldOf).toISOString())
    .order("settled_at", { ascending: false })
    .limit(most)
    .then(unwrap("The returned plans could not be read"));
}

export type SecondSubscription = Awaited<ReturnType<typeof readSecondSubscriptions>>[number];
