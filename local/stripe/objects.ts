import { randomBytes } from "node:crypto";
import type Stripe from "stripe";
import type { Price } from "./catalogue.ts";
import type { Closer, List, Wire } from "./shapes.ts";

// The objects that the Stripe emulator keeps. Those of billing with subscriptions have the fields that the site reads, those of
// invoicing all that the installed package's types know; what others have are ids, as where nothing is expanded.

type Kept<Kind extends string> = { id: string; object: Kind; livemode: false; created: number };
type Metadata = Record<string, string>;

export type Exemption = "none" | "exempt" | "reverse";
export type Customer = Closer<
  Stripe.Customer,
  { livemode: false; metadata: Metadata; name: string | null; tax_exempt: Exemption }
>;
export type BalanceTransaction = Closer<
  Stripe.CustomerBalanceTransaction,
  { customer: string; invoice: string | null; credit_note: string | null }
>;
export type TaxId = Closer<Stripe.TaxId, { customer: string; livemode: false }>;
export type TaxRate = Closer<Stripe.TaxRate, { livemode: false; metadata: Metadata }>;

export type CheckoutSession = Kept<"checkout.session"> & {
  mode: "subscription";
  status: "open" | "complete" | "expired";
  payment_status: "unpaid" | "paid";
  customer: string;
  subscription: string | null;
  client_reference_id: string | null;
  metadata: Metadata;
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
  metadata: Metadata;
};

export type PortalSession = Kept<"billing_portal.session"> & {
  customer: string;
  return_url: string;
  url: string;
};

type InvoiceStatus = "draft" | "open" | "paid" | "uncollectible" | "void";
export type Tax = Wire<Stripe.Invoice.TotalTax>;
export type Line = Closer<Stripe.InvoiceLineItem, { invoice: string; taxes: Tax[]; metadata: Metadata }>;
export type InvoiceItem = Closer<
  Stripe.InvoiceItem,
  { customer: string; invoice: string | null; tax_rates: TaxRate[]; metadata: Metadata; quantity: number }
>;
export type Invoice = Closer<
  Stripe.Invoice,
  {
    customer: string;
    status: InvoiceStatus;
    /** All of them, where it is kept. */
    lines: List<Line>;
    total_taxes: Tax[];
    default_tax_rates: TaxRate[];
    customer_tax_exempt: Exemption;
    collection_method: "charge_automatically" | "send_invoice";
    auto_advance: boolean;
    hosted_invoice_url: string | null;
    metadata: Metadata;
    subtotal_excluding_tax: number;
    total_excluding_tax: number;
    livemode: false;
  }
>;
export type InvoicePayment = Closer<
  Stripe.InvoicePayment,
  {
    invoice: string;
    status: "open" | "paid" | "canceled";
    payment:
      | { type: "payment_intent"; payment_intent: string }
      | { type: "payment_record"; payment_record: string };
  }
>;
export type PaymentIntent = Closer<
  Stripe.PaymentIntent,
  { customer: string; latest_charge: string | null; metadata: Metadata }
>;
export type Charge = Closer<Stripe.Charge, { customer: string; payment_intent: string; metadata: Metadata }>;
export type Refund = Closer<
  Stripe.Refund,
  { charge: string; payment_intent: string; customer: string; metadata: Metadata; status: "succeeded" }
>;
export type CreditNoteLine = Closer<Stripe.CreditNoteLineItem, { taxes: Tax[]; tax_rates: TaxRate[] }>;
export type CreditNote = Closer<
  Stripe.CreditNote,
  {
    customer: string;
    invoice: string;
    lines: List<CreditNoteLine>;
    total_taxes: Tax[];
    status: "issued" | "void";
    type: "pre_payment" | "post_payment" | "mixed";
    refunds: Closer<Stripe.CreditNote.Refund, { refund: string }>[];
    metadata: Metadata;
  }
>;

export type StripeObject =
  | Customer
  | BalanceTransaction
  | TaxId
  | TaxRate
  | CheckoutSession
  | Subscription
  | PortalSession
  | InvoiceItem
  | Invoice
  | InvoicePayment
  | PaymentIntent
  | Charge
  | Refund
  | CreditNote;

export type StripeEvent = Kept<"event"> & {
  api_version: string;
  type: string;
  data: { object: unknown; previous_attributes?: Record<string, unknown> };
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
