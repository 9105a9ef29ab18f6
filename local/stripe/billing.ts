import type { Account } from "./account.ts";
import { type Price, prices } from "./catalogue.ts";
import { invoicePrice } from "./invoices/invoice-price.ts";
import { type Card, tryCard } from "./invoices/pay-invoice.ts";
import { type CheckoutSession, type Invoice, newId, newObject, now, type Subscription } from "./objects.ts";
import type { StripeStore } from "./store.ts";

const monthSeconds = 30 * 86_400;

/** What happens to subscriptions: each act stores what it changes and the events that tell of it, together. */
export class Billing {
  readonly #account: Account;
  readonly #store: StripeStore;

  constructor(account: Account) {
    this.#account = account;
    this.#store = account.store;
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
      this.#account.tell("customer.subscription.created", subscription);
      this.#account.tell("checkout.session.completed", paid);
      return paid;
    });
  }

  /** Nobody can pay at it any more; null when it was not open. */
  expire(sessionId: string): CheckoutSession | null {
    return this.#store.change(() => {
      const session = this.#store.find("checkout.session", sessionId);
      if (session?.status !== "open") return null;
      const expired = this.#store.put({ ...session, status: "expired" as const, url: null });
      this.#account.tell("checkout.session.expired", expired);
      return expired;
    });
  }

  #subscribe(session: CheckoutSession, price: Price): Subscription {
    const begun = newObject("sub", "subscription");
    const invoice = this.#invoice(session.customer, begun.id, price, "good");
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
        isPaid ? "good" : "declined",
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
      this.#account.tell("invoice.paid", tryCard(this.#account, invoice, "good").invoice);
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
      this.#account.tell(`customer.subscription.${verb}`, changed);
      return changed;
    });
  }

  #invoice(customer: string, subscription: string, price: Price, card: Card): Invoice {
    const open = invoicePrice(this.#account, { customer, subscription, price });
    const { invoice } = tryCard(this.#account, open, card);
    this.#account.tell(card === "good" ? "invoice.paid" : "invoice.payment_failed", invoice);
    return invoice;
  }
}
