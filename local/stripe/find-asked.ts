import type { Customer, Invoice, TaxRate } from "./objects.ts";
import { missing, Refusal } from "./refusal.ts";
import type { StripeStore } from "./store.ts";

// What a request names has to be there; Stripe says of a form 400, of an address 404.

export function findCustomer(store: StripeStore, id: string, status: 400 | 404 = 400): Customer {
  const customer = store.find("customer", id);
  if (!customer) throw missing("customer", id, status === 400 ? "customer" : "id", status);
  return customer;
}

export function findInvoice(store: StripeStore, id: string, param = "id", status: 400 | 404 = 404): Invoice {
  const invoice = store.find("invoice", id);
  if (!invoice) throw missing("invoice", id, param, status);
  return invoice;
}

export function findTaxRates(store: StripeStore, ids: string[], param = "tax_rates"): TaxRate[] {
  return ids.map((id, index) => {
    const rate = store.find("tax_rate", id);
    if (!rate) throw missing("tax rate", id, `${param}[${index}]`, 400);
    if (!rate.active)
      throw new Refusal(`The tax rate ${id} is inactive and cannot be used.`, {
        param: `${param}[${index}]`,
      });
    return rate;
  });
}
