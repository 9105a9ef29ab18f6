import "server-only";
import type { SessionUser } from "#session/session-user.ts";
import { stripe } from "#stripe/stripe.ts";
import { idOf } from "./id-of.ts";
import { readBillingClients, readCustomerIds } from "./read-billing-clients.ts";
import { readSubscriptionStatus } from "./read-subscriptions.ts";

/** unknown: no checkout of this user's, or none at all; open: nothing is paid; confirming: paid, not yet told by Stripe. */
export type CheckoutState = "unknown" | "open" | "confirming" | "active";

/** How far a checkout has come, as one of the user's clients may know. */
export async function readCheckout(sessionId: unknown, user: SessionUser): Promise<CheckoutState> {
  if (!stripe || typeof sessionId !== "string" || !/^cs_\w{1,200}$/.test(sessionId)) return "unknown";
  const session = await stripe.checkout.sessions.retrieve(sessionId).catch((error: unknown) => {
    if (error instanceof Error && "code" in error && error.code === "resource_missing") return null;
    throw error;
  });
  const customer = idOf(session?.customer);
  const clients = customer ? await readBillingClients(user.id) : [];
  // Whose checkout it was may have been joined into another client since.
  const customers = await readCustomerIds(clients.map(({ id }) => id));
  if (!customer || !customers.includes(customer)) return "unknown";
  const subscription = idOf(session?.subscription);
  if (session?.status !== "complete" || !subscription) return "open";
  const status = await readSubscriptionStatus(subscription);
  return status === "active" || status === "trialing" ? "active" : "confirming";
}
