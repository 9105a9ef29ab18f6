import "server-only";
import { openSession } from "#supabase/open-session.ts";
import { serviceClient } from "#supabase/service-client.ts";
import { unwrap } from "#supabase/unwrap.ts";

export type BillingClient = { id: string; name: string; archived_at: string | null };

/** The clients that a user belongs to, by name, and whether the user sees their money. */
export async function readOwnClients(userId: string): Promise<(BillingClient & { seesMoney: boolean })[]> {
  const session = await openSession();
  const data = await session
    .from("client_members")
    .select("sees_money, clients (id, name, archived_at)")
    .eq("user_id", userId)
    .then(unwrap("The clients could not be read"));
  return data
    .map(({ clients, sees_money }) => ({ ...clients, seesMoney: sees_money }))
    .sort((a, b) => a.name.localeCompare(b.name));
}

/** Those of them whose money the user sees. */
export async function readBillingClients(userId: string): Promise<BillingClient[]> {
  return (await readOwnClients(userId)).filter(({ seesMoney }) => seesMoney);
}

/**
 * Stripe's customers of clients, which only the service may know: those of their own first, then those of clients that were joined
 * into them.
 */
export async function readCustomerIds(clientIds: string[]): Promise<string[]> {
  if (clientIds.length === 0) return [];
  const ids = clientIds.join(",");
  const customers = await serviceClient
    .from("clients")
    .select("stripe_customer_id")
    .or(`id.in.(${ids}),joined_into.in.(${ids})`)
    .order("joined_into", { nullsFirst: true })
    .order("created_at")
    .then(unwrap("The customers could not be read"));
  return customers.flatMap(({ stripe_customer_id }) => stripe_customer_id ?? []);
}
