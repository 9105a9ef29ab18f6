import "server-only";
import { stripe } from "#stripe/stripe.ts";
import { openSession } from "#supabase/open-session.ts";
import type { SessionUser } from "#supabase/session-user.ts";
import { readBillingClients, readCustomerId } from "./read-billing-clients.ts";

/** unknown: no checkout of this user's, or none at all; open: nothing is paid; confirming: paid, not yet told by Stripe. */
export type CheckoutState = "unknown" | "open" | "confirming" | "active";

/** How far a checkout has come, as one of the user's clients may know. Throws an Error when it cannot be read. */
export async function readCheckout(sessionId: unknown, user: SessionUser): Promise<CheckoutState> {
  if (!stripe || typeof sessionId !== "string" || !/^cs_\w{1,200}$/.test(sessionId)) return "unknown";
  const session = await stripe.checkout.sessions.retrieve(sessionId).catch((error: unknown) => {
    if (error instanceof Error && "code" in error && error.code === "resource_missing") return null;
    throw error;
  });
  const client = (await readBillingClients(user.id)).find(({ id }) => id === session?.client_reference_id);
  const customer = client && (await readCustomerId(client.id));
  const { customer: payer, status, subscription } = session ?? {};
  if (!customer || (typeof payer === "string" ? payer : payer?.id) !== customer) return "unknown";
  const subscriptionId = typeof subscription === "string" ? subscription : subscription?.id;
  if (status !== "complete" || !subscriptionId) return "open";

  const { data, error } = await (await openSession())
    .from("subscriptions")
    .select("status")
    .eq("id", subscriptionId)
    .maybeSingle();
  if (error) throw new Error(`The subscription could not be read (${error.code || "no answer"})`);
  return data?.status === "active" || data?.status === "trialing" ? "active" : "confirming";
}
