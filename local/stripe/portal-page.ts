import { html } from "hono/html";
import { prices } from "./catalogue.ts";
import { showMoney } from "./currencies.ts";
import type { Invoice, PortalSession, Subscription } from "./objects.ts";
import { page, showDate } from "./page.ts";

type PortalPage = { session: PortalSession; subscriptions: Subscription[]; invoices: Invoice[] };

/** Where a client changes, cancels and pays, and, on this machine only, lets time pass and payments fail. */
export function portalPage({ session, subscriptions, invoices }: PortalPage) {
  return page(
    "Billing",
    html`<h1>Billing</h1>
      <p><a href="${session.return_url}">Return to the site</a></p>
      ${subscriptions.map(showSubscription)}
      <h2>Invoices</h2>
      <ul>
        ${invoices.map(
          ({ number, created, total, currency, status, hosted_invoice_url }) =>
            html`<li>
              <a href="${hosted_invoice_url}">${number}</a>, ${showDate(created)}: ${showMoney(total, currency)},
              ${status}
            </li>`,
        )}
      </ul>`,
  );
}

function showSubscription(subscription: Subscription) {
  const [{ price, current_period_end }] = subscription.items.data;
  const act = (value: string, label: string) =>
    html`<button class="button" name="act" value="${value}">${label}</button>`;
  return html`<section>
    <h2>${price.nickname}: ${subscription.status}</h2>
    <p>
      ${subscription.status === "canceled" ? "Ended." : `${subscription.cancel_at_period_end ? "Ends" : "Renews"} on ${showDate(current_period_end)}.`}
    </p>
    ${
      subscription.status === "canceled"
        ? ""
        : html`<form method="post">
          <input type="hidden" name="subscription" value="${subscription.id}" />
          ${subscription.status === "past_due" ? act("pay", "Pay the open invoice") : ""}
          ${subscription.cancel_at_period_end ? act("keep", "Keep the plan") : act("cancel", "Cancel the plan")}
          ${prices.filter(({ id }) => id !== price.id).map(({ id, nickname }) => act(id, `Change to ${nickname}`))}
          <p class="soft">On this machine only:</p>
          ${act("renew", "End the month, payment works")} ${act("fail", "End the month, payment fails")}
        </form>`
    }
  </section>`;
}
