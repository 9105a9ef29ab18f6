import { randomBytes } from "node:crypto";
import type { Price } from "./catalogue.ts";

// The objects that the Stripe emulator keeps, with the fields of Stripe's API that the site reads.

type Kept<Kind extends string> = { id: string; object: Kind; livemode: false; created: number };

export type Customer = Kept<"customer"> & {
  name: string | null;
  email: string | null;
  metadata: Record<string, string>;
};

export type CheckoutSession = Kept<"checkout.session"> & {
  mode: "subscription";
  status: "open" | "complete" | "expired";
  payment_status: "unpaid" | "paid";
  customer: string;
  subscription: string | null;
  client_reference_id: string | null;
  metadata: Record<string, string>;
  url: string | null;
  success_url: string;
  cancel_url: string;
  /** Not part of Stripe's object: what is being bought. */
  price: string;
};

export type Subscription = Kept<"subscription"> & {
  customer: string;
  status: "active" | "past_due" | "canceled";
  currency: string;
  cancel_at_period_end: boolean;
  canceled_at: number | null;
  items: {
    object: "list";
    data: [
      {
        id: string;
        object: "subscription_item";
        price: Price;
        quantity: 1;
        current_period_start: number;
        current_period_end: number;
      },
    ];
  };
  latest_invoice: string;
  metadata: Record<string, string>;
};

export type Invoice = Kept<"invoice"> & {
  number: string;
  customer: string;
  status: "paid" | "open";
  currency: string;
  subtotal: number;
  total: number;
  amount_due: number;
  amount_paid: number;
  amount_remaining: number;
  hosted_invoice_url: string;
  invoice_pdf: null;
  parent: { type: "subscription_details"; subscription_details: { subscription: string } };
};

export type Refund = Kept<"refund"> & {
  amount: number;
  currency: string;
  payment_intent: string;
  reason: string | null;
  status: "succeeded";
  metadata: Record<string, string>;
};

export type PortalSession = Kept<"billing_portal.session"> & {
  customer: string;
  return_url: string;
  url: string;
};

export type StripeObject = Customer | CheckoutSession | Subscription | Invoice | Refund | PortalSession;

export type StripeEvent = Kept<"event"> & {
  api_version: string;
  type: string;
  data: { object: StripeObject };
  pending_webhooks: number;
  request: null;
};

/** What every object of Stripe's begins with. */
export function newObject<Kind extends string>(prefix: string, object: Kind): Kept<Kind> {
  return { id: newId(prefix), object, livemode: false, created: now() };
}

export function newId(prefix: string): string {
  return `${prefix}_${randomBytes(12).toString("hex")}`;
}

export function now(): number {
  return Math.floor(Date.now() / 1000);
}
