import { z } from "zod";
import type { Connection, Settings, Step } from "./connection.ts";
import { publicAddress } from "./public-site.ts";

const token = "STRIPE_SECRET_KEY" as const;
const address = "https://api.stripe.com/v1/webhook_endpoints";

/** As handle-stripe-event.ts and find-invoices-of.ts in web/billing handle them. */
export const stripeEvents = [
  "charge.refunded",
  "checkout.session.completed",
  "credit_note.created",
  "credit_note.voided",
  "customer.subscription.created",
  "customer.subscription.deleted",
  "customer.subscription.paused",
  "customer.subscription.resumed",
  "customer.subscription.updated",
  "invoice.deleted",
  "invoice.finalized",
  "invoice.marked_uncollectible",
  "invoice.paid",
  "invoice.payment_failed",
  "invoice.updated",
  "invoice.voided",
  "invoice_payment.paid",
  "refund.created",
  "refund.failed",
  "refund.updated",
];

const endpoints = z.object({
  data: z.array(
    z.object({ id: z.string(), url: z.string(), status: z.string(), enabled_events: z.array(z.string()) }),
  ),
});
const made = z.object({ secret: z.string() });

/** Stripe's webhook. From https://docs.stripe.com/api/webhook_endpoints/create. */
export function connectStripe(settings: Settings): Connection {
  const url = `${publicAddress("SITE_URL", settings.SITE_URL)}/api/stripe`;
  return {
    reads: [{ method: "GET", url: `${address}?limit=100`, token }],
    plan([answer] = []): Step[] {
      const own = endpoints.safeParse(answer).data?.data.find((endpoint) => endpoint.url === url);
      if (!own)
        return [
          {
            what: `Webhook: ${url}`,
            request: { method: "POST", url: address, token, form: [...asForm(stripeEvents), ["url", url]] },
            keep: (created) => `STRIPE_WEBHOOK_SECRET=${made.parse(created).secret}`,
          },
        ];
      const missing = findMissingEvents(own.enabled_events);
      if (own.status === "enabled" && missing.length === 0) return [];
      const named = missing.length > 0 ? `: ${missing.join(", ")}` : "";
      // What is sent replaces all: events that somebody added for themselves stay.
      const events = missing.length > 0 ? [...new Set([...own.enabled_events, ...stripeEvents])].sort() : [];
      return [
        {
          what: `Webhook: ${url}, which is disabled or does not hear every event${named}`,
          request: {
            method: "POST",
            url: `${address}/${own.id}`,
            token,
            form: [...asForm(events), ["disabled", "false"]],
          },
        },
      ];
    },
  };
}

function asForm(events: readonly string[]): [string, string][] {
  return events.map((event) => ["enabled_events[]", event]);
}

function findMissingEvents(enabled: readonly string[]): string[] {
  return enabled.includes("*") ? [] : stripeEvents.filter((event) => !enabled.includes(event));
}
