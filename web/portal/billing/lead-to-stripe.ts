import "server-only";
import { z } from "zod";
import { env } from "#env.ts";
import { requireStripe, stripe } from "#stripe/stripe.ts";
import { serviceClient } from "#supabase/service-client.ts";
import type { SessionUser } from "#supabase/session-user.ts";
import { unwrap } from "#supabase/unwrap.ts";
import { getTexts } from "#texts/get-texts.ts";
import type { FormOutcome } from "#ui/saved-form/form-answer.ts";
import { readBillingClients, readCustomerId } from "./read-billing-clients.ts";
import { readPlans } from "./read-plans.ts";
import { readSubscription } from "./read-subscriptions.ts";

/** What the forms of a client's billing page have in common; they lead on to Stripe. */
export async function billingForm() {
  const { refused } = (await getTexts()).billing;
  return { who: "client", page: "/subscription-portal", failed: refused.failed } as const;
}

const portalRequest = z.object({ client: z.uuid() });

export async function openBillingPortal(values: unknown, user: SessionUser): Promise<FormOutcome> {
  const { refused } = (await getTexts()).billing;
  if (!stripe) return { status: 404, error: refused.notConnected };
  const asked = portalRequest.safeParse(values);
  const clients = asked.success ? await readBillingClients(user.id) : [];
  const client = clients.find(({ id }) => id === asked.data?.client);
  const customer = client && (await readCustomerId(client.id));
  if (!customer) return { status: 404, error: refused.nothingYet };
  const { url } = await requireStripe().billingPortal.sessions.create({
    customer,
    return_url: `${env.SITE_URL}/subscription-portal`,
  });
  return { next: url };
}

const checkoutRequest = z.object({ client: z.uuid(), plan: z.string().max(200), requestKey: z.uuid() });

/**
 * Begins a checkout at Stripe for one of the user's clients; the answer is where to pay. The same request again leads
 * to the same checkout.
 */
export async function startCheckout(values: unknown, user: SessionUser): Promise<FormOutcome> {
  const { refused } = (await getTexts()).billing;
  if (!stripe) return { status: 404, error: refused.notConnected };
  const asked = checkoutRequest.safeParse(values);
  if (!asked.success) return { status: 400, error: refused.noPlan };
  const client = (await readBillingClients(user.id)).find(({ id }) => id === asked.data.client);
  const plan = client && (await readPlans()).find(({ id }) => id === asked.data.plan);
  if (!plan) return { status: 404, error: refused.gone };
  if (await readSubscription(client.id)) return { status: 409, error: refused.already };

  const { url } = await requireStripe().checkout.sessions.create(
    {
      mode: "subscription",
      customer: await findOrCreateCustomer(client, user.email),
      customer_update: { address: "auto", name: "auto" },
      client_reference_id: client.id,
      metadata: { plan: plan.name },
      line_items: [{ price: plan.priceId, quantity: 1 }],
      automatic_tax: { enabled: true },
      success_url: `${env.SITE_URL}/subscription-success?session_id={CHECKOUT_SESSION_ID}`,
      cancel_url: `${env.SITE_URL}/subscription-cancelled`,
    },
    { idempotencyKey: `checkout-${asked.data.requestKey}` },
  );
  if (!url) throw new Error("Stripe opened a checkout without an address");
  return { next: url };
}

/** Two checkouts at once ask Stripe with one key, so that they get one customer. */
async function findOrCreateCustomer(client: { id: string; name: string }, email: string): Promise<string> {
  const known = await readCustomerId(client.id);
  if (known) return known;
  const customer = await requireStripe().customers.create(
    { name: client.name, email, metadata: { client_id: client.id } },
    { idempotencyKey: `customer-${client.id}-${email}` },
  );
  await serviceClient
    .from("clients")
    .update({ stripe_customer_id: customer.id })
    .eq("id", client.id)
    .is("stripe_customer_id", null)
    .then(unwrap("The customer could not be stored"));
  return (await readCustomerId(client.id)) ?? customer.id;
}
