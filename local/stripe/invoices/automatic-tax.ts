import { tax } from "../catalogue.ts";
import type { Customer, Invoice, TaxRate } from "../objects.ts";
import { Refusal } from "../refusal.ts";
import type { StripeStore } from "../store.ts";
import { newTaxRate } from "../tax-rate.ts";

type Status = NonNullable<Invoice["automatic_tax"]["status"]>;

export const noAutomaticTax = {
  ...{ disabled_reason: null, enabled: false, liability: null, provider: null, status: null },
} satisfies Invoice["automatic_tax"];

/** Stripe Tax of an invoice, as far as it can say anything about where the customer is. */
export function automaticTaxOf(customer: Pick<Customer, "address">): Invoice["automatic_tax"] {
  const status: Status = isLocated(customer) ? "complete" : "requires_location_inputs";
  return { disabled_reason: null, enabled: true, liability: { type: "self" }, provider: "stripe", status };
}

/** How much of an address Stripe needs: https://docs.stripe.com/tax/invoicing#set-up-the-customer */
function isLocated({ address }: Pick<Customer, "address">): boolean {
  if (!address?.country) return false;
  if (address.country === "US") return Boolean(address.postal_code);
  if (address.country === "CA") return Boolean(address.state || address.postal_code);
  return true;
}

/** What Stripe Tax makes of the catalogue's tax; such rates are never active. */
export function automaticRate(store: StripeStore): TaxRate {
  const id = `txr_catalogue_${String(tax.percent).replace(".", "_")}`;
  const rate = { display_name: tax.name, percentage: tax.percent, inclusive: false };
  return store.find("tax_rate", id) ?? store.put(newTaxRate({ ...rate, id, active: false }));
}

type Asked = { tax_rates?: string[]; tax_behavior?: string };

/** What Stripe Tax cannot count: https://docs.stripe.com/api/invoices/object#invoice_object-automatic_tax-enabled */
export function refuseUncountable(invoice: Invoice, { tax_rates = [], tax_behavior }: Asked, amount: number) {
  if (!invoice.automatic_tax.enabled) return;
  const param = tax_rates.length > 0 ? "tax_rates" : amount < 0 ? "amount" : "tax_behavior";
  if (param === "tax_behavior" && tax_behavior && tax_behavior !== "unspecified") return;
  throw new Refusal(`You cannot use this ${param} on an invoice with automatic tax.`, { param });
}

/** Throws a Refusal where Stripe Tax does not know where the customer is. */
export function requireLocation({ automatic_tax: { enabled, status } }: Invoice): void {
  if (enabled && status !== "complete")
    throw new Refusal(
      "The customer's location isn't recognized. Set a valid customer address in order to automatically calculate tax.",
      { code: "customer_tax_location_invalid" },
    );
}
