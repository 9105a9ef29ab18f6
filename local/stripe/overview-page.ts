import { html } from "hono/html";
import { page, showDate } from "./page.ts";
import type { StripeStore } from "./store.ts";

/** What the Stripe emulator holds, and its events with the state of their delivery. */
export function overviewPage(store: StripeStore, isHeld: boolean) {
  return page(
    "Local Stripe",
    html`<h1>Overview</h1>
      <form method="post" action="/events/${isHeld ? "release" : "hold"}">
        <button class="button">${isHeld ? "Deliver the events" : "Hold the events back"}</button>
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
