import "server-only";
import { openSession } from "#supabase/open-session.ts";
import { serviceClient } from "#supabase/service-client.ts";
import { unwrap } from "#supabase/unwrap.ts";

const columns =
  "id, client_id, price_id, status, amount_cents, currency, current_period_end, cancel_at_period_end, updated_at, clients (name)" as const;

/** Whether a subscription goes on: one that does not has ended, and another may begin. */
const ongoing = ["active", "trialing", "past_due", "unpaid", "incomplete", "paused"];
export const isOngoing = (status: string) => ongoing.includes(status);

/** More than a client ever has: who pays twice has two. */
const most = 20;

/**
 * The subscriptions of a client that go on, the one that began first in front; without an id those of whichever clients the
 * signed-in user belongs to.
 */
export async function readSubscriptions(clientId: string | null) {
  const session = await openSession();
  const going = session.from("subscriptions").select(columns).in("status", ongoing);
  return await (clientId ? going.eq("client_id", clientId) : going)
    .order("created_at")
    .order("id")
    .limit(most)
    .then(unwrap("The subscriptions could not be read"));
}

/** The subscription of a client that ended last, or null; without an id as above. */
export async function readEndedSubscription(clientId: string | null) {
  const session = await openSession();
  const ended = session.from("subscriptions").select(columns).eq("status", "canceled");
  return await (clientId ? ended.eq("client_id", clientId) : ended)
    .order("created_at", { ascending: false })
    .limit(1)
    .maybeSingle()
    .then(unwrap("The ended subscription could not be read"));
}

/** What Stripe last told of a subscription, or null when it told nothing yet. */
export async function readSubscriptionStatus(id: string): Promise<string | null> {
  const session = await openSession();
  const data = await session
    .from("subscriptions")
    .select("status")
    .eq("id", id)
    .maybeSingle()
    .then(unwrap("The subscription could not be read"));
  return data?.status ?? null;
}

/** Stripe's customer who pays for a subscription, which only the service may know. */
export async function readPayer(id: string): Promise<string | null> {
  const data = await serviceClient
    .from("subscriptions")
    .select("customer_id")
    .eq("id", id)
    .maybeSingle()
    .then(unwrap("The subscription could not be read"));
  return data?.customer_id ?? null;
}

export type Subscription = Awaited<ReturnType<typeof readSubscriptions>>[number];
