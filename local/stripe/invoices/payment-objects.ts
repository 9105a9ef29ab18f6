import type Stripe from "stripe";
import {
  type Charge,
  type Invoice,
  type InvoicePayment,
  newId,
  newObject,
  now,
  type PaymentIntent,
} from "../objects.ts";
import type { Wire } from "../shapes.ts";

type Card = "good" | "declined";

/** What is to be paid of an invoice: made when it is final, paid by whatever card comes. */
export function newIntent({
  amount_remaining: amount,
  currency,
  customer,
  customer_email,
}: Invoice): PaymentIntent {
  const begun = newObject("pi", "payment_intent");
  return {
    ...begun,
    ...{ amount, amount_capturable: 0, amount_received: 0, application: null, application_fee_amount: null },
    ...{ allowed_payment_method_types: null, automatic_payment_methods: null, canceled_at: null },
    ...{ cancellation_reason: null, capture_method: "automatic", confirmation_method: "automatic" },
    ...{
      client_secret: `${begun.id}_secret_${newId("emulated")}`,
      currency,
      customer,
      customer_account: null,
    },
    ...{ description: "Payment for Invoice", excluded_payment_method_types: null, last_payment_error: null },
    ...{ latest_charge: null, managed_payments: null, metadata: {}, next_action: null, on_behalf_of: null },
    ...{ payment_method: null, payment_method_configuration_details: null, payment_method_options: null },
    ...{ payment_method_types: ["card"], payment_record: null, processing: null, review: null },
    ...{ receipt_email: customer_email, setup_future_usage: null, shipping: null, source: null },
    ...{ statement_descriptor: null, statement_descriptor_suffix: null, status: "requires_payment_method" },
    ...{ transfer_data: null, transfer_group: null },
  };
}

/** The place of a payment on an invoice: since 2025 an invoice names no payment, its payments do. */
export function newInvoicePayment(
  { id, currency, amount_remaining }: Invoice,
  payment: InvoicePayment["payment"],
): InvoicePayment {
  return {
    ...newObject("inpay", "invoice_payment"),
    ...{ amount_paid: null, amount_requested: amount_remaining, currency, invoice: id, payment },
    ...{ is_default: payment.type === "payment_intent", status: "open" },
    status_transitions: { canceled_at: null, paid_at: null },
  };
}

export function newCharge(intent: PaymentIntent, invoice: Invoice, card: Card): Charge {
  const isPaid = card === "good";
  const { amount, currency, customer, id, receipt_email } = intent;
  return {
    ...newObject("ch", "charge"),
    ...{ amount, amount_captured: isPaid ? amount : 0, amount_refunded: 0, application: null },
    ...{ application_fee: null, application_fee_amount: null, balance_transaction: null, currency, customer },
    billing_details: {
      ...{ address: noAddress, email: receipt_email, name: invoice.customer_name, phone: null, tax_id: null },
    },
    ...{ calculated_statement_descriptor: null, captured: isPaid, description: intent.description },
    ...{ disputed: false, failure_balance_transaction: null, fraud_details: {} },
    ...{ failure_code: isPaid ? null : declined.code, failure_message: isPaid ? null : declined.message },
    ...{ metadata: {}, on_behalf_of: null, outcome: outcomeOf(card), paid: isPaid, payment_intent: id },
    ...{ payment_method: methods[card], payment_method_details: null, radar_options: {}, receipt_email },
    ...{ receipt_number: null, receipt_url: null, refunded: false, review: null, shipping: null },
    ...{ source: null, source_transfer: null, statement_descriptor: null, statement_descriptor_suffix: null },
    ...{ status: isPaid ? "succeeded" : "failed", transfer_data: null, transfer_group: null },
  };
}

/** The payment methods of Stripe's test cards: https://docs.stripe.com/testing */
export const methods = { good: "pm_card_visa", declined: "pm_card_chargeDeclined" } as const;
export const declined = {
  type: "card_error",
  code: "card_declined",
  decline_code: "generic_decline",
  message: "Your card was declined.",
} as const;

const noAddress = { city: null, country: null, line1: null, line2: null, postal_code: null, state: null };

function outcomeOf(card: Card): Wire<Stripe.Charge.Outcome> {
  const shared = { advice_code: null, network_advice_code: null, network_decline_code: null };
  return card === "good"
    ? {
        ...shared,
        ...{ network_status: "approved_by_network", reason: null, type: "authorized" },
        seller_message: "Payment complete.",
      }
    : {
        ...shared,
        ...{ network_status: "declined_by_network", reason: declined.decline_code, type: "issuer_declined" },
        seller_message: "The bank did not return any further details with this decline.",
      };
}

export function paidAt(payment: InvoicePayment, amount_paid: number): InvoicePayment {
  return {
    ...payment,
    amount_paid,
    status: "paid",
    status_transitions: { canceled_at: null, paid_at: now() },
  };
}

export function canceledAt(payment: InvoicePayment): InvoicePayment {
  return { ...payment, status: "canceled", status_transitions: { canceled_at: now(), paid_at: null } };
}
