import "server-only";
import type Stripe from "stripe";
import { wake } from "#server/wake.ts";
import { isOurMode, requireStripe } from "#stripe/stripe.ts";
import { serviceClient } from "#supabase/service-client.ts";
import { unwrap } from "#supabase/unwrap.ts";
import { findInvoicesOf } from "./find-invoices-of.ts";
import { idOf } from "./id-of.ts";
import { settleInvoice } from "./invoices/settle-invoice.ts";

/**
 * Handles an event of Stripe's once, whatever the order in which events come: it only says that something changed, and
 * the subscription or invoice is read anew. Answers 'busy' while another request handles the same event, 'foreign' to one of the other
 * mode. Throws an Error when it could not be handled; Stripe then sends it again.
 */
export async function handleStripeEvent(
  event: Stripe.Event,
): Promise<"handled" | "before" | "busy" | "foreign"> {
  if (!isOurMode(event)) return "foreign";
  const reading = await serviceClient
    .rpc("take_stripe_event", {
      event_id: event.id,
      event_type: event.type,
    })
    .then(unwrap("The event could not be stored"));
  if (reading <= 0) return reading === 0 ? "before" : "busy";
  try {
    const id = subscriptionOf(event);
    const current = id ? describe(await requireStripe().subscriptions.retrieve(id)) : null;
    for (const invoice of await findInvoicesOf(event)) await settleInvoice(invoice, reading);
    await serviceClient
      .rpc("settle_stripe_event", { event_id: event.id, reading, current })
      .then(unwrap("The subscription could not be stored"));
    // What became of a plan is told at once.
    if (current) wake("mails");
    return "handled";
  } catch (cause) {
    await serviceClient.rpc("release_stripe_event", { event_id: event.id });
    throw cause;
  }
}

/** The subscription that an event is about; null for events that are about none. */
function subscriptionOf(event: Stripe.Event): string | null {
  switch (event.type) {
    case "customer.subscription.created":
    case "customer.subscription.updated":
    case "customer.subscription.deleted":
    case "customer.subscription.paused":
    case "customer.subscription.resumed":
      return event.data.object.id;
    case "checkout.session.completed":
      return idOf(event.data.object.subscription);
    case "invoice.paid":
    case "invoice.payment_failed":
      return idOf(event.data.object.parent?.subscription_details?.subscription ?? null);
    default:
      return null;
  }
}

function describe(subscription: Stripe.Subscription) {
  const [item] = subscription.items.data;
  if (!item) throw new Error("The subscription has no price");
  return {
    id: subscription.id,
    customer_id: idOf(subscription.customer),
    price_id: item.price.id,
    status: subscription.status,
    amount_cents: (item.price.unit_amount ?? 0) * (item.quantity ?? 1),
    currency: subscription.currency,
    current_period_end: new Date(item.current_period_end * 1000).toISOString(),
    cancel_at_period_end: subscription.cancel_at_period_end,
    created_at: new Date(subscription.created * 1000).toISOString(),
  };
}
