import "server-only";
import { randomUUID } from "node:crypto";
import { z } from "zod";
import { wake } from "#server/wake.ts";
import { getSessionUser } from "#session/session-user.ts";
import { requireStripe, stripe } from "#stripe/stripe.ts";
import { openWritableSession } from "#supabase/open-session.ts";
import { serviceClient } from "#supabase/service-client.ts";
import { unwrap } from "#supabase/unwrap.ts";
import type { FormOutcome } from "#ui/saved-form/form-answer.ts";
import { type OwnerRefusal, ownerDid, ownerRefused } from "#ui/saved-form/owner-outcome.ts";
import { idOf } from "./id-of.ts";
import { readCustomerIds } from "./read-billing-clients.ts";
import { leftOf, type Payment, readPayments, sumOf } from "./read-payments.ts";
import { isOngoing } from "./read-subscriptions.ts";

const asked = z.object({
  subscription: z.string().min(1).max(200),
  /** The sum that the owner was shown. */
  cents: z.coerce.number().int().min(0).max(2_147_483_647),
});

const refusals: Record<string, OwnerRefusal> = {
  busy: "money-busy",
  returned: "returned-before",
  unknown: "not-paid-twice",
};

/**
 * Ends a client's second subscription at once and returns what was paid for it: once, however often and by how many owners it is
 * pressed. What Stripe did before it failed, or before this process ended, is found there by the next press.
 */
export async function endSecondSubscription(values: unknown): Promise<FormOutcome> {
  const parsed = asked.safeParse(values);
  const owner = await getSessionUser();
  if (!parsed.success || !owner) return ownerRefused("refused");
  if (!stripe) return ownerRefused("stripe-away", 503);
  const { subscription, cents } = parsed.data;
  const taker = randomUUID();
  const session = await openWritableSession();
  const taken = await session
    .rpc("take_second_subscription", { of_subscription: subscription, taker })
    .then(unwrap("The second plan could not be taken"));
  if (taken !== "taken") return ownerRefused(refusals[taken] ?? "refused");
  try {
    return await endAndReturn({ subscription, cents, ownerId: owner.id });
  } catch (error) {
    console.error(`Second plan ${subscription}: ${error instanceof Error ? error.message : "failed"}`);
    return ownerRefused("stripe-away", 503);
  } finally {
    await serviceClient
      .from("second_subscriptions")
      .update({ taken_by: null, taken_until: new Date(0).toISOString() })
      .eq("subscription_id", subscription)
      .eq("taken_by", taker);
  }
}

type Press = { subscription: string; cents: number; ownerId: string };

async function endAndReturn({ subscription, cents, ownerId }: Press): Promise<FormOutcome> {
  const { subscriptions } = requireStripe();
  const { status, customer } = await subscriptions.retrieve(subscription);
  const hasEnded = !isOngoing(status);
  if (!hasEnded && !(await hasAnother(subscription, idOf(customer)))) return ownerRefused("only-plan");
  const before = await readPayments(subscription);
  const left = sumOf(before, leftOf);
  // With nothing left, whatever was shown, there is nothing to agree to.
  if (left !== cents && left > 0) return ownerRefused("sum-changed");

  if (!hasEnded) await subscriptions.cancel(subscription);
  for (const payment of before) if (leftOf(payment) > 0) await returnPayment(subscription, payment);

  const returned = sumOf(before, (payment) => payment.returned + leftOf(payment));
  const isSettled = await serviceClient
    .rpc("settle_second_subscription", { of_subscription: subscription, owner_id: ownerId, cents: returned })
    .then(unwrap("The second plan could not be settled"));
  wake("mails");
  if (!isSettled) return ownerRefused("returned-before");
  if (left === 0 && returned > 0) return ownerDid("money-returned-before");
  return ownerDid(returned > 0 ? "money-returned" : "second-plan-ended");
}

/** Whether the client keeps a plan when this one ends, by Stripe's word about each of its customers: ours may be late. */
async function hasAnother(subscription: string, customer: string | null): Promise<boolean> {
  const { client_id } = await serviceClient
    .from("second_subscriptions")
    .select("client_id")
    .eq("subscription_id", subscription)
    .single()
    .then(unwrap("The second plan could not be read"));
  const customers = new Set([...(customer ? [customer] : []), ...(await readCustomerIds([client_id]))]);
  const listed = await Promise.all(
    [...customers].map((each) => requireStripe().subscriptions.list({ customer: each, limit: 100 })),
  );
  return listed.some(({ data }) =>
    data.some(({ id, status }) => id !== subscription && isOngoing(status) && status !== "incomplete"),
  );
}

/** The key names what was back before, so that two who try at once return it once, and a later rest is another request. */
async function returnPayment(subscription: string, payment: Payment): Promise<void> {
  const { source, returned } = payment;
  const { status } = await requireStripe().refunds.create(
    { ...source, amount: leftOf(payment), reason: "duplicate", metadata: { subscription } },
    { idempotencyKey: `second-${Object.values(source)[0]}-${returned}` },
  );
  if (status === "failed" || status === "canceled") throw new Error(`The refund is ${status}`);
}
