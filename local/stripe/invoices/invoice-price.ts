import type { Account } from "../account.ts";
import type { Price } from "../catalogue.ts";
import { findCustomer } from "../find-asked.ts";
import { type Customer, type Invoice, type Line, newId } from "../objects.ts";
import type { StripeStore } from "../store.ts";
import { automaticRate } from "./automatic-tax.ts";
import { newDraft, withLines } from "./draft-invoice.ts";
import { issue } from "./finalize-invoice.ts";
import { taxLine } from "./tax-line.ts";

type Asked = { customer: string; subscription: string; price: Price };

/** The invoice of a subscription for a month, final and not paid yet; nothing is told. */
export function invoicePrice(account: Account, { customer: of, subscription, price }: Asked): Invoice {
  const { store } = account;
  const customer = findCustomer(store, of);
  const { currency, unit_amount: amount } = price;
  const draft = newDraft(customer, {
    ...{ currency, billing_reason: "subscription_cycle", auto_advance: true },
    automatic_tax: {
      ...{ disabled_reason: null, enabled: true, provider: "stripe", status: "complete" },
      liability: { type: "self" },
    },
    parent: {
      ...{ type: "subscription_details", quote_details: null },
      subscription_details: { metadata: {}, subscription },
    },
  });
  const line = lineOfPrice(store, {
    ...{ draft, customer, subscription, amount, description: price.nickname },
    pricing: {
      type: "price_details",
      price_details: { price: price.id, product: price.product },
      unit_amount_decimal: String(amount),
    },
  });
  return issue(account, withLines(draft, [line]));
}

type LineAsked = {
  draft: Invoice;
  customer: Customer;
  subscription: string;
  amount: number;
  description: string | null;
  pricing?: Line["pricing"];
};

/** What a month of a subscription costs, with the catalogue's tax. */
export function lineOfPrice(store: StripeStore, asked: LineAsked): Line {
  const { draft, customer, subscription, amount, description, pricing = null } = asked;
  const { id, currency, created } = draft;
  return {
    ...{ id: newId("il"), object: "line_item", amount, subtotal: amount, currency, invoice: id },
    ...{ description, discountable: true, discounts: [], discount_amounts: [], livemode: false },
    ...{ metadata: {}, quantity: 1, quantity_decimal: "1", subscription, pretax_credit_amounts: [] },
    ...{ period: { start: created, end: created }, pricing },
    parent: {
      ...{ type: "subscription_item_details", invoice_item_details: null, subscription_item_details: null },
    },
    taxes: taxLine({ amount, rates: [automaticRate(store)], exemption: customer.tax_exempt, currency }),
  };
}
