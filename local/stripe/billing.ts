import { type Price, prices, withTax } from "./catalogue.ts";
import {
  type CheckoutSession,
  type Invoice,
  newId,
  newObject,
  now,
  type StripeObject,
  type Subscription,
} from "./objects.ts";
import type { StripeStore } from "./store.ts";

const apiVersion = "2026-10-28.endive";
const monthSeconds = 30 * 86_400;

/** What happens at Stripe: each act stores what it changes and the events that tell of it, together. */
export class Billing {
  readonly #store: StripeStore;
  readonly #url: string;

  constructor(store: StripeStore, url: string) {
    this.#store = store;
    this.#url = url;
  }

  /** Takes the first payment of a checkout; answers the session, or null when it is not open any more. */
  pay(sessionId: string): CheckoutSession | null {
    return this.#store.change(() => {
      const session = this.#store.find("checkout.session", sessionId);
      const price = prices.find(({ id }) => id === session?.price);
      if (session?.status !== "open" || !price) return null;
      const subscription = this.#subscribe(session, price);
      const paid = this.#store.put({
        ...session,
        status: "complete" as const,
        payment_status: "paid" as const,
        subscription: subscription.id,
        url: null,
      });
      this.#tell("customer.subscription.created", subscription);
      this.#tell("checkout.session.completed", paid);
      return paid;
    });
  }

  /** Nobody can pay at it any more; null when it was not open. */
  expire(sessionId: string): CheckoutSession | null {
    return this.#store.change(() => {
      const session = this.#store.find("checkout.session", sessionId);
      if (session?.status !== "open") return null;
      const expired = this.#store.put({ ...session, status: "expired" as const, url: null });
      this.#tell("checkout.session.expired", expired);
      return expired;
    });
  }

  #subscribe(session: CheckoutSession, price: Price): Subscription {
    const begun = newObject("sub", "subscription");
    const invoice = this.#invoice(session.customer, begun.id, price, "paid");
    return this.#store.put<Subscription>({
      ...begun,
      customer: session.customer,
      status: "active",
      currency: price.currency,
      cancel_at_period_end: false,
      canceled_at: null,
      items: {
        object: "list",
        data: [
          {
            id: newId("si"),
            object: "subscription_item",
            price,
            quantity: 1,
            current_period_start: begun.created,
            current_period_end: begun.created + monthSeconds,
          },
        ],
      },
      latest_invoice: invoice.id,
      metadata: session.metadata,
    });
  }

  /** Ends the month: the next one is paid, or the payment fails, or a subscription that was to end has ended. */
  renew(subscriptionId: string, isPaid: boolean): void {
    this.#change(subscriptionId, (subscription) => {
      if (subscription.cancel_at_period_end)
        return { ...subscription, status: "canceled", canceled_at: now() };
      const [item] = subscription.items.data;
      const invoice = this.#invoice(
        subscription.customer,
        subscription.id,
        item.price,
        isPaid ? "paid" : "open",
      );
      const current_period_start = item.current_period_end;
      return {
        ...subscription,
        status: isPaid ? "active" : "past_due",
        latest_invoice: invoice.id,
        items: {
          object: "list",
          data: [{ ...item, current_period_start, current_period_end: current_period_start + monthSeconds }],
        },
      };
    });
  }

  payOpenInvoice(subscriptionId: string): void {
    this.#change(subscriptionId, (subscription) => {
      const invoice = this.#store.find("invoice", subscription.latest_invoice);
      if (invoice?.status !== "open") return null;
      const paid = this.#store.put({
        ...invoice,
        status: "paid" as const,
        amount_paid: invoice.total,
        amount_remaining: 0,
      });
      this.#tell("invoice.paid", paid);
      return { ...subscription, status: "active" };
    });
  }

  cancelAtPeriodEnd(subscriptionId: string, cancel_at_period_end: boolean): Subscription | null {
    return this.#change(subscriptionId, (subscription) => ({ ...subscription, cancel_at_period_end }));
  }

  cancelNow(subscriptionId: string): Subscription | null {
    return this.#change(subscriptionId, (subscription) => ({
      ...subscription,
      status: "canceled",
      canceled_at: now(),
    }));
  }

  changePrice(subscriptionId: string, priceId: string): void {
    const price = prices.find(({ id }) => id === priceId);
    if (!price) return;
    this.#change(subscriptionId, (subscription) => {
      const [item] = subscription.items.data;
      return { ...subscription, items: { object: "list", data: [{ ...item, price }] } };
    });
  }

  #change(id: string, change: (subscription: Subscription) => Subscription | null): Subscription | null {
    return this.#store.change(() => {
      const subscription = this.#store.find("subscription", id);
      if (!subscription || subscription.status === "canceled") return null;
      const changed = change(subscription);
      if (!changed) return null;
      this.#store.put(changed);
      const verb = changed.status === "canceled" ? "deleted" : "updated";
      this.#tell(`customer.subscription.${verb}`, changed);
      return changed;
    });
  }

  #invoice(customer: string, subscription: string, price: Price, status: Invoice["status"]): Invoice {
    const issued = newObject("in", "invoice");
    const total = withTax(price.unit_amount);
    const invoice = this.#store.put<Invoice>({
      ...issued,
      // As wide as Stripe's own: a prefix of eight, and how many.
      number: `EMULATED-${String(this.#store.list("invoice").length + 1).padStart(4, "0")}`,
      customer,
      status,
      currency: price.currency,
      subtotal: price.unit_amount,
      total,
      amount_due: total,
      amount_paid: status === "paid" ? total : 0,
      amount_remaining: status === "paid" ? 0 : total,
      hosted_invoice_url: `${this.#url}/invoices/${issued.id}`,
      invoice_pdf: null,
      parent: { type: "subscription_details", subscription_details: { subscription } },
    });
    this.#tell(status === "paid" ? "invoice.paid" : "invoice.payment_failed", invoice);
    return invoice;
  }

  #tell(type: string, object: StripeObject): void {
    this.#store.tell({
      ...newObject("evt", "event"),
      api_version: apiVersion,
      type,
      data: { object },
      pending_webhooks: 1,
      request: null,
    });
  }
}
