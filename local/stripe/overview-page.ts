import { html } from "hono/html";
import { showMoney } from "./currencies.ts";
import { page, showDate } from "./page.ts";
import type { StripeStore } from "./store.ts";

/** What the Stripe emulator holds, and its events with the state of their delivery. */
export function overviewPage(store: StripeStore, isHeld: boolean) {
  return page(
    "Local Stripe",
    html`<h1>Overview</h1>
      <form method="post" action="/events/${isHeld ? "release" : "hold"}">
        <button class="button">${isHeld ? "Deliver the events" : "Hold the events back"}</button>
        ${isHeld ? otherWays : ""}
      </form>
      <h2>Subscriptions</h2>
      <ul>
        ${store.list("subscription").map(
          ({ id, customer, status, items }) =>
            html`<li>
              ${id} of ${store.find("customer", customer)?.name ?? customer}:
              ${items.data[0].price.nickname}, ${status}
            </li>`,
        )}
      </ul>
      <h2>Invoices</h2>
      <ul>
        ${store
          .list("invoice")
          .slice(0, 100)
          .map(
            ({ id, number, total, currency, status, hosted_invoice_url: address }) =>
              html`<li>
                ${address ? html`<a href="${address}">${number}</a>` : id}: ${showMoney(total, currency)}, ${status}
              </li>`,
          )}
      </ul>
      <h2>Events</h2>
      <ul>
        ${store
          .listEvents()
          .slice(0, 100)
          .map(
            ({ event, attempts, isDelivered }) =>
              html`<li>
                ${event.type} (${event.id}), ${showDate(event.created)}:
                ${isDelivered ? "delivered" : `waiting after ${attempts} attempts`}
              </li>`,
          )}
      </ul>`,
  );
}

const otherWays = html`
  <button class="button" name="order" value="backwards">Deliver them backwards</button>
  <button class="button" name="order" value="shuffled">Deliver them in any order</button>
  <button class="button" name="times" value="2">Deliver each twice</button>
`;
