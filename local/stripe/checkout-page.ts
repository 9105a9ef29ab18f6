import { html } from "hono/html";
import { cardForm, declinedAlert } from "./card-form.ts";
import { prices, tax, withTax } from "./catalogue.ts";
import { showMoney } from "./currencies.ts";
import type { CheckoutSession } from "./objects.ts";
import { page } from "./page.ts";

/** Where a client pays: the choice of card says what the payment shall come to. */
export function checkoutPage(session: CheckoutSession, isDeclined: boolean) {
  const price = prices.find(({ id }) => id === session.price);
  if (!price || session.status !== "open") {
    return page("Checkout", html`<p class="empty">This checkout is over.</p>`);
  }
  const { unit_amount: amount, currency } = price;
  return page(
    `Subscribe to ${price.nickname}`,
    html`<h1>Subscribe to ${price.nickname}</h1>
      ${isDeclined ? declinedAlert : ""}
      <dl class="sums">
        <div><dt>Each month</dt><dd>${showMoney(amount, currency)}</dd></div>
        <div><dt>${tax.name} (${tax.percent}%)</dt><dd>${showMoney(withTax(amount) - amount, currency)}</dd></div>
        <div><dt>Total due today</dt><dd>${showMoney(withTax(amount), currency)}</dd></div>
      </dl>
      ${cardForm}
      <p><a href="${session.cancel_url}">Back without paying</a></p>`,
  );
}
