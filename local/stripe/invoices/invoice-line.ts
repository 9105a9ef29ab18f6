import type { Customer, Invoice, InvoiceItem, Line } from "../objects.ts";
import { taxLine } from "./tax-line.ts";

type Of = { invoice: Pick<Invoice, "id" | "default_tax_rates">; customer: Customer };

/** An item as it stands on its invoice, with its own tax rates or the invoice's. */
export function lineOfItem(item: InvoiceItem, { invoice, customer }: Of): Line {
  const { amount, currency, description, discountable, metadata, period, pricing, quantity } = item;
  return {
    id: item.id.replace("ii_", "il_"),
    object: "line_item",
    ...{ amount, subtotal: amount, currency, description, discountable, metadata, period, pricing },
    ...{ quantity, quantity_decimal: String(quantity), invoice: invoice.id, livemode: false },
    ...{ discounts: [], discount_amounts: [], pretax_credit_amounts: [], subscription: null },
    parent: {
      type: "invoice_item_details",
      invoice_item_details: {
        ...{ invoice_item: item.id, proration: false, subscription: null },
        proration_details: { credited_items: null },
      },
      subscription_item_details: null,
    },
    taxes: taxLine({
      ...{ amount, currency, exemption: customer.tax_exempt },
      rates: item.tax_rates.length > 0 ? item.tax_rates : invoice.default_tax_rates,
    }),
  };
}
