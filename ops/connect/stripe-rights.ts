/** Whether the key may only look, or also change. */
type StripeAccess = "read" | "write";

export type StripeRight = {
  /** As Stripe's form for restricted keys has it, more or less: what Stripe answers names it exactly. */
  name: string;
  access: StripeAccess;
  /** What of the client library the site asks with it; empty for what `npm run connect` and the doctor alone ask. */
  calls: readonly string[];
  /** A list of such things, of which one is read; or what is sent about a thing that cannot exist, so that nothing is changed. */
  looks?: string;
  tries?: string;
};

/** What a restricted key needs. Each is tried by the doctor, and named one by one where it is missing. */
export const stripeRights: readonly StripeRight[] = [
  {
    name: "Customers",
    access: "write",
    calls: ["customers"],
    looks: "customers",
    tries: "customers/cus_none",
  },
  {
    name: "Checkout Sessions",
    access: "write",
    calls: ["checkout.sessions"],
    looks: "checkout/sessions",
    tries: "checkout/sessions/cs_none/expire",
  },
  {
    name: "Customer portal",
    access: "write",
    calls: ["billingPortal.sessions"],
    tries: "billing_portal/sessions?customer=cus_none",
  },
  {
    name: "Subscriptions",
    access: "write",
    calls: ["subscriptions"],
    looks: "subscriptions",
    tries: "subscriptions/sub_none",
  },
  { name: "Invoices", access: "write", calls: ["invoices"], looks: "invoices", tries: "invoices/in_none" },
  {
    name: "Invoice items",
    access: "write",
    calls: ["invoiceItems"],
    looks: "invoiceitems",
    tries: "invoiceitems/ii_none",
  },
  { name: "Invoice payments", access: "read", calls: ["invoicePayments"], looks: "invoice_payments" },
  {
    name: "Credit notes",
    access: "write",
    calls: ["creditNotes"],
    looks: "credit_notes",
    tries: "credit_notes/cn_none",
  },
  {
    name: "Charges and Refunds",
    access: "write",
    calls: ["refunds"],
    looks: "refunds",
    tries: "refunds/re_none",
  },
  {
    name: "Tax Rates",
    access: "write",
    calls: ["taxRates"],
    looks: "tax_rates",
    tries: "tax_rates/txr_none",
  },
  { name: "Prices", access: "read", calls: ["prices"], looks: "prices" },
  { name: "Webhook Endpoints", access: "read", calls: [], looks: "webhook_endpoints" },
];
