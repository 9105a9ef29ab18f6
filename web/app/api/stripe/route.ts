import type Stripe from "stripe";
import { handleStripeEvent } from "#billing/handle-stripe-event.ts";
import { env } from "#env.ts";
import { readBody } from "#server/read-body.ts";
import { stripe } from "#stripe/stripe.ts";

const maxBytes = 256 * 1024;

/** Stripe's webhook: signed by Stripe, at most five minutes old, each event handled once. */
export async function POST(request: Request) {
  if (!stripe || !env.STRIPE_WEBHOOK_SECRET) return answer(404, "Billing is not connected.");
  const signature = request.headers.get("stripe-signature");
  if (!signature) return answer(400, "The signature is not valid.");
  const body = await readBody(request, maxBytes);
  if (typeof body !== "string") return answer(body.status, body.error);
  let event: Stripe.Event;
  try {
    event = stripe.webhooks.constructEvent(body, signature, env.STRIPE_WEBHOOK_SECRET);
  } catch {
    return answer(400, "The signature is not valid.");
  }
  try {
    const outcome = await handleStripeEvent(event);
    if (outcome === "foreign") return answer(400, "The event is of another mode.");
    return outcome === "busy"
      ? answer(409, "The event is being handled.")
      : Response.json({ received: true });
  } catch (error) {
    console.error(`Stripe event ${event.id}: ${error instanceof Error ? error.message : "failed"}`);
    return answer(503, "The event could not be handled just now.");
  }
}

function answer(status: number, error: string): Response {
  return Response.json({ error }, { status });
}
