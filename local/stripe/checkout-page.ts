import { html } from "hono/html";
import { prices, tax, withTax } from "./catalogue.ts";
import type { CheckoutSession, Invoice } from "./objects.ts";
import { page, showDate, showMoney } from "./page.ts";

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
      ${isDeclined ? html`<p role="alert" class="alert">Your card was declined. Nothing was charged.</p>` : ""}
      <dl class="sums">
        <div><dt>Each month</dt><dd>${showMoney(amount, currency)}</dd></div>
        <div><dt>${tax.name} (${tax.percent}%)</dt><dd>${showMoney(withTax(amount) - amount, currency)}</dd></div>
        <div><dt>Total due today</dt><dd>${showMoney(withTax(amount), currency)}</dd></div>
      </dl>
      <form method="post">
        <button class="button main" name="card" value="good">Pay with a card that works</button>
        <button class="button" name="card" value="declined">Pay with a card that is declined</button>
      </form>
      <p><a href="${session.cancel_url}">Back without paying</a></p>`,
  );
}

/** An invoice as Stripe would show it to whoever has its address. */
export function invoicePage({ number, created, currency, subtotal, total, status }: Invoice) {
  return page(
    `Invoice ${number}`,
    html`<h1>Invoice ${number}</h1>
      <p>${showDate(created)}, ${status}</p>
      <dl class="sums">
        <div><dt>Care plan</dt><dd>${showMoney(subtotal, currency)}</dd></div>
        <div><dt>${tax.name}</dt><dd>${showMoney(total - subtotal, currency)}</dd></div>
        <div><dt>Total</dt><dd>${showMoney(total, currency)}</dd></div>
      </dl>`,
  );
}
