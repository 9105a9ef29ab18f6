import "server-only";
import { z } from "zod";
import { env } from "#env.ts";
import type { SessionUser } from "#session/session-user.ts";
import { requireStripe, stripe } from "#stripe/stripe.ts";
import { getTexts } from "#texts/get-texts.ts";
import type { FormOutcome } from "#ui/saved-form/form-answer.ts";
import { openCheckout } from "./open-checkout.ts";
import { readCustomerIds, readOwnClients } from "./read-billing-clients.ts";
import { readPlans } from "./read-plans.ts";
import { readPayer, readSubscriptions } from "./read-subscriptions.ts";

/** What the forms of a client's billing page have in common; they lead on to Stripe. */
export async function billingForm() {
  const { refused } = (await getTexts()).billing;
  return { who: "client", page: "/subscription-portal", failed: refused.failed } as const;
}

/** Without a plan: of a client who had one. */
const portalRequest = z.object({ client: z.uuid(), subscription: z.string().max(200).optional() });

export async function openBillingPortal(values: unknown, user: SessionUser): Promise<FormOutcome> {
  const { refused } = (await getTexts()).billing;
  if (!stripe) return { status: 404, error: refused.notConnected };
  const asked = portalRequest.safeParse(values);
  const clients = asked.success ? await readOwnClients(user.id) : [];
  const client = clients.find(({ id }) => id === asked.data?.client);
  if (client && !client.seesMoney) return { status: 403, error: refused.unseen };
  const customer = client && (await findPayer(client.id, asked.data?.subscription));
  if (!customer) return { status: 404, error: refused.nothingYet };
  const { url } = await requireStripe().billingPortal.sessions.create({
    customer,
    return_url: `${env.SITE_URL}/subscription-portal`,
  });
  return { next: url };
}

/** The customer of Stripe's who pays for a client's plan, of whom a joined client has several. */
async function findPayer(clientId: string, subscription?: string): Promise<string | undefined> {
  const customers = await readCustomerIds([clientId]);
  const payer = subscription ? await readPayer(subscription) : null;
  return customers.find((customer) => customer === payer) ?? customers[0];
}

const checkoutRequest = z.object({ client: z.uuid(), plan: z.string().max(200), requestKey: z.uuid() });

/**
 * Begins a checkout at Stripe for one of the user's clients and ends those that were begun before; the answer is where to pay.
 */
export async function startCheckout(values: unknown, user: SessionUser): Promise<FormOutcome> {
  const { refused } = (await getTexts()).billing;
  if (!stripe) return { status: 404, error: refused.notConnected };
  const asked = checkoutRequest.safeParse(values);
  if (!asked.success) return { status: 400, error: refused.noPlan };
  const client = (await readOwnClients(user.id)).find(({ id }) => id === asked.data.client);
  if (client && !client.seesMoney) return { status: 403, error: refused.unseen };
  const plan = client && (await readPlans()).find(({ id }) => id === asked.data.plan);
  if (!plan || client.archived_at) return { status: 404, error: refused.gone };
  if ((await readSubscriptions(client.id)).length > 0) return { status: 409, error: refused.already };

  const { requestKey } = asked.data;
  const opened = await openCheckout({ client, plan, email: user.email, requestKey });
  if (opened === "already" || opened === "busy") return { status: 409, error: refused[opened] };
  return { next: opened.url };
}
