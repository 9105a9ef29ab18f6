import type { z } from "zod";
import type { Account } from "../account.ts";
import { catalogueCurrency, prices } from "../catalogue.ts";
import { stepOf } from "../currencies.ts";
import { findCustomer, findInvoice, findTaxRates } from "../find-asked.ts";
import { mergeMetadata } from "../forms.ts";
import { type InvoiceItem, newId, now } from "../objects.ts";
import { missing, Refusal } from "../refusal.ts";
import { digitsOf, roundShare } from "../round-share.ts";
import type { StripeStore } from "../store.ts";
import { refuseUncountable } from "./automatic-tax.ts";
import { updateDraft } from "./draft-invoice.ts";
import type { itemChange, itemForm } from "./item-forms.ts";

type Asked = z.output<typeof itemForm>;
type Change = z.output<typeof itemChange>;

const mostItems = 250;

/** Puts an item on a draft, or among those that wait for the customer's next invoice. */
export function createItem(account: Account, asked: Asked): InvoiceItem {
  const { store, tell } = account;
  return store.change(() => {
    const customer = findCustomer(store, asked.customer);
    const invoice = asked.invoice === undefined ? null : draftOf(store, asked.invoice);
    if (invoice && invoice.customer !== customer.id)
      throw new Refusal(`The invoice ${invoice.id} does not belong to customer ${customer.id}.`, {
        param: "invoice",
      });
    if (invoice && invoice.lines.data.length >= mostItems)
      throw new Refusal(`An invoice can have at most ${mostItems} items.`, { param: "invoice" });
    const currency =
      asked.price_data?.currency ??
      asked.currency ??
      invoice?.currency ??
      customer.currency ??
      catalogueCurrency;
    if (invoice && invoice.currency !== currency)
      throw new Refusal(
        `The currency of the item (${currency}) must be that of its invoice (${invoice.currency}).`,
        { param: "currency" },
      );
    const date = now();
    const price = priced(asked, currency);
    if (invoice) refuseUncountable(invoice, asked, price.amount);
    const item = store.put<InvoiceItem>({
      ...{ id: newId("ii"), object: "invoiceitem", livemode: false, date },
      ...{ customer: customer.id, customer_account: null, invoice: invoice?.id ?? null, currency },
      ...{ description: asked.description ?? null, discountable: asked.discountable ?? true, discounts: [] },
      ...{ metadata: mergeMetadata({}, asked.metadata), parent: null, proration: false, test_clock: null },
      period: asked.period ?? { start: date, end: date },
      ...price,
      tax_rates: findTaxRates(store, asked.tax_rates ?? []),
    });
    tell("invoiceitem.created", item);
    if (invoice) updateDraft(account, invoice);
    return item;
  });
}

export function updateItem(account: Account, id: string, asked: Change): InvoiceItem {
  const { store } = account;
  return store.change(() => {
    const before = findItem(store, id);
    const invoice = before.invoice === null ? null : draftOf(store, before.invoice);
    const { amount, quantity, unit_amount_decimal, price_data } = asked;
    const isPriced = [amount, quantity, unit_amount_decimal, price_data].some((value) => value !== undefined);
    const item = store.put<InvoiceItem>({
      ...before,
      ...(asked.description !== undefined && { description: asked.description }),
      ...(asked.discountable !== undefined && { discountable: asked.discountable }),
      ...(asked.period && { period: asked.period }),
      ...(asked.tax_rates && { tax_rates: findTaxRates(store, asked.tax_rates) }),
      ...(isPriced && priced(amount === undefined ? withPrice(before, asked) : asked, before.currency)),
      metadata: mergeMetadata(before.metadata, asked.metadata),
    });
    if (invoice) updateDraft(account, invoice);
    return item;
  });
}

export function deleteItem(account: Account, id: string) {
  const { store, tell } = account;
  return store.change(() => {
    const item = findItem(store, id);
    const invoice = item.invoice === null ? null : draftOf(store, item.invoice);
    store.remove(id);
    tell("invoiceitem.deleted", item);
    if (invoice) updateDraft(account, invoice);
    return { id, object: "invoiceitem" as const, deleted: true as const };
  });
}

export function findItem(store: StripeStore, id: string): InvoiceItem {
  const item = store.find("invoiceitem", id);
  if (!item) throw missing("invoiceitem", id);
  return item;
}

function draftOf(store: StripeStore, id: string) {
  const invoice = findInvoice(store, id, "invoice", 400);
  if (invoice.status !== "draft")
    throw new Refusal("Invalid invoice: This invoice is no longer editable", {
      code: "invoice_not_editable",
      param: "invoice",
    });
  return invoice;
}

type Price = Pick<Asked, "amount" | "quantity" | "unit_amount_decimal" | "price_data">;

/** Of a change that names the quantity or the price alone, the other stays. */
function withPrice(before: InvoiceItem, { quantity, unit_amount_decimal, price_data }: Price): Price {
  const unit = unit_amount_decimal ?? (price_data ? undefined : before.pricing?.unit_amount_decimal);
  return { quantity: quantity ?? before.quantity, unit_amount_decimal: unit ?? undefined, price_data };
}

/** What an item costs: an amount for all of it, or what one costs times how many. */
function priced({ amount, quantity, unit_amount_decimal, price_data }: Price, currency: string) {
  const { unit_amount, unit_amount_decimal: decimal, product = newId("prod") } = price_data ?? {};
  const unit =
    unit_amount_decimal ?? decimal ?? (unit_amount === undefined ? undefined : String(unit_amount));
  if (amount !== undefined && (unit !== undefined || quantity !== undefined))
    throw new Refusal("You may only specify one of these parameters: amount, quantity.", { param: "amount" });
  if (price_data && !prices.some((known) => known.product === price_data.product))
    throw missing("product", price_data.product, "price_data[product]", 400);
  const one = unit ?? (amount === undefined ? undefined : String(amount));
  if (one === undefined)
    throw new Refusal("Missing required param: amount.", { code: "parameter_missing", param: "amount" });
  const { digits, scale } = digitsOf(one);
  const all = amount ?? roundShare(digits, quantity ?? 1, scale, stepOf(currency));
  if (all % stepOf(currency) !== 0)
    throw new Refusal(
      `Invalid amount: amounts in ${currency} must be multiples of ${stepOf(currency)} in its smallest unit.`,
      { param: "amount" },
    );
  return {
    ...{ amount: all, quantity: quantity ?? 1, quantity_decimal: String(quantity ?? 1) },
    pricing: {
      type: "price_details" as const,
      price_details: { price: newId("price"), product },
      unit_amount_decimal: one,
    },
  };
}
