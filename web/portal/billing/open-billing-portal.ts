import "server-only";
import { z } from "zod";
import { env } from "#env.ts";
import { requireStripe, stripe } from "#stripe/stripe.ts";
import type { SessionUser } from "#supabase/session-user.ts";
import type { FormOutcome } from "#ui/saved-form/form-answer.ts";
import { noBilling } from "./billing-form.ts";
import { readBillingClients, readCustomerId } from "./read-billing-clients.ts";

const request = z.object({ client: z.uuid() });

/** Opens Stripe's billing portal for one of the user's clients. Throws an Error when it cannot be reached. */
export async function openBillingPortal(values: unknown, user: SessionUser): Promise<FormOutcome> {
  if (!stripe) return noBilling;
  const asked = request.safeParse(values);
  const clients = asked.success ? await readBillingClients(user.id) : [];
  const client = clients.find(({ id }) => id === asked.data?.client);
  const customer = client && (await readCustomerId(client.id));
  if (!customer) return { status: 404, error: "There is nothing to manage yet." };
  const { url } = await requireStripe().billingPortal.sessions.create({
    customer,
    return_url: `${env.SITE_URL}/subscription-portal`,
  });
  return { next: url };
}
