import "server-only";
import { randomUUID } from "node:crypto";
import { setTimeout } from "node:timers/promises";
import Stripe from "stripe";
import { env } from "#env.ts";
import { requireStripe } from "#stripe/stripe.ts";
import { serviceClient } from "#supabase/service-client.ts";
import { unwrap } from "#supabase/unwrap.ts";
import { findOrCreateCustomer } from "./find-or-create-customer.ts";
import { readCustomerIds } from "./read-billing-clients.ts";
import type { Plan } from "./read-plans.ts";
import { isOngoing } from "./read-subscriptions.ts";

const pauseMs = 300;
const patienceMs = 6000;

type Wanted = { client: { id: string; name: string }; plan: Plan; email: string; requestKey: string };

/**
 * Opens the one checkout of a client, after every other of its was ended at Stripe, and answers where to pay. Several who
 * ask at once take turns. The same request again leads to the same checkout while it is open. 'already': there is a plan, which
 * Stripe may not have told of yet; 'busy': somebody else does not come to an end.
 */
export async function openCheckout(wanted: Wanted): Promise<{ url: string } | "already" | "busy"> {
  const { client, requestKey } = wanted;
  const taker = randomUUID();
  const before = await takeTurn(client.id, taker);
  if (!before) return "busy";
  try {
    const customer = await findOrCreateCustomer(client, wanted.email);
    const customers = [...new Set([customer, ...(await readCustomerIds([client.id]))])];
    const open = (await Promise.all(customers.map(listOpenCheckouts))).flat();
    const same = open.find(({ id }) => id === before.session_id && before.request_key === requestKey);
    for (const id of new Set([before.session_id, ...open.map(({ id }) => id)]))
      if (id && id !== same?.id) await endCheckout(id);
    // Nothing can be paid from here on: what was paid before is a subscription by now.
    if ((await Promise.all(customers.map(hasPlan))).includes(true)) {
      if (same) await endCheckout(same.id);
      return "already";
    }
    if (same?.url) return { url: same.url };
    const begun = await beginCheckout(wanted, customer);
    if (await keepCheckout(wanted, { taker, sessionId: begun.id })) return { url: begun.url };
    await endCheckout(begun.id);
    return "busy";
  } finally {
    await serviceClient
      .from("checkouts")
      .update({ taken_by: null, taken_until: new Date(0).toISOString() })
      .eq("client_id", client.id)
      .eq("taken_by", taker);
  }
}

/** What was begun before, once nobody else is beginning a checkout for the client; null when that takes too long. */
async function takeTurn(of_client: string, taker: string) {
  for (let waited = 0; waited < patienceMs; waited += pauseMs) {
    const [before] = await serviceClient
      .rpc("take_checkout", { of_client, taker })
      .then(unwrap("The checkout could not be taken"));
    if (before) return before;
    await setTimeout(pauseMs);
  }
  return null;
}

async function listOpenCheckouts(customer: string) {
  return await requireStripe()
    .checkout.sessions.list({ customer, status: "open", limit: 100 })
    .autoPagingToArray({ limit: 1000 });
}

/** Has nobody pay at a checkout any more. One that is paid or over already is left as it is. */
async function endCheckout(id: string): Promise<void> {
  try {
    await requireStripe().checkout.sessions.expire(id);
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error;
  }
}

async function hasPlan(customer: string): Promise<boolean> {
  const { data } = await requireStripe().subscriptions.list({ customer, limit: 100 });
  return data.some(({ status }) => isOngoing(status));
}

async function beginCheckout({ client, plan }: Wanted, customer: string) {
  const { id, url } = await requireStripe().checkout.sessions.create({
    mode: "subscription",
    customer,
    customer_update: { address: "auto", name: "auto" },
    client_reference_id: client.id,
    metadata: { plan: plan.name },
    line_items: [{ price: plan.priceId, quantity: 1 }],
    automatic_tax: { enabled: true },
    success_url: `${env.SITE_URL}/subscription-success?session_id={CHECKOUT_SESSION_ID}`,
    cancel_url: `${env.SITE_URL}/subscription-cancelled`,
  });
  if (!url) throw new Error("Stripe opened a checkout without an address");
  return { id, url };
}

type Kept = { taker: string; sessionId: string };

/** False when it took so long that somebody else's turn has begun. */
async function keepCheckout({ client, requestKey }: Wanted, { taker, sessionId }: Kept): Promise<boolean> {
  const kept = await serviceClient
    .from("checkouts")
    .update({ session_id: sessionId, request_key: requestKey })
    .eq("client_id", client.id)
    .eq("taken_by", taker)
    .select("client_id")
    .then(unwrap("The checkout could not be stored"));
  return kept.length > 0;
}
