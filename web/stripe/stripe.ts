import "server-only";
import Stripe from "stripe";
import { env } from "#env.ts";

const limitMs = 4000;

/** Stripe with the secret key, or null when billing is not connected. Whatever it asks for ends after four seconds. */
export const stripe = env.STRIPE_SECRET_KEY
  ? new Stripe(env.STRIPE_SECRET_KEY, {
      ...hostOf(env.STRIPE_API_HOST),
      timeout: limitMs,
      maxNetworkRetries: 0,
      telemetry: false,
    })
  : null;

/** The same where billing must be connected. Throws an Error where it is not. */
export function requireStripe(): Stripe {
  if (!stripe) throw new Error("Billing is not connected");
  return stripe;
}

function hostOf(address: string | undefined) {
  if (!address) return {};
  const { hostname, port, protocol } = new URL(address);
  return { host: hostname, port, protocol: protocol === "http:" ? ("http" as const) : ("https" as const) };
}

/** Whether what Stripe tells of is of the mode of our key: money of the other mode is none of ours. */
export function isOurMode({ livemode }: { livemode: boolean }): boolean {
  return livemode === Boolean(env.STRIPE_SECRET_KEY?.includes("_live_"));
}
