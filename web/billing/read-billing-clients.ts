import "server-only";
import { openSession } from "#supabase/open-session.ts";
import { serviceClient } from "#supabase/service-client.ts";
import { unwrap } from "#supabase/unwrap.ts";

export type BillingClient = { id: string; name: string; archived_at: string | null };

/** The clients that a user belongs to, by name. */
export async function readBillingClients(userId: string): Promise<BillingClient[]> {
  const session = await openSession();
  const data = await session
    .from("client_members")
    .select("clients (id, name, archived_at)")
    .eq("user_id", userId)
    .then(unwrap("The clients could not be read"));
  return data.map(({ clients }) => clients).sort((a, b) => a.name.localeCompare(b.name));
}

/** Stripe's customer of a client, which only the service may know; null when there is none yet. */
export async function readCustomerId(clientId: string): Promise<string | null> {
  const data = await serviceClient
    .from("clients")
    .select("stripe_customer_id")
    .eq("id", clientId)
    .single()
    .then(unwrap("The customer could not be read"));
  return data.stripe_customer_id;
}
