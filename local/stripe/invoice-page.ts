import { html } from "hono/html";
import type { Invoice } from "./objects.ts";
import { page, showDate, showMoney } from "./page.ts";

/** An invoice as Stripe would show it to whoever has its address. */
export function invoicePage({ number, created, currency, subtotal, total, status }: Invoice) {
  return page(
    `Invoice ${number}`,
    html`<h1>Invoice ${number}</h1>
      <p>${showDate(created)}, ${status}</p>
      <dl class="sums">
        <div><dt>Care plan</dt><dd>${showMoney(subtotal, currency)}</dd></div>
        <div><dt>HST</dt><dd>${showMoney(total - subtotal, currency)}</dd></div>
        <div><dt>Total</dt><dd>${showMoney(total, currency)}</dd></div>
      </dl>`,
  );
}
