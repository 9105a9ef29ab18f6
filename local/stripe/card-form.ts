import { html } from "hono/html";

/** No card is asked for: the choice says what the payment shall come to. */
export const cardForm = html`<form method="post">
  <button class="button main" name="card" value="good">Pay with a card that works</button>
  <button class="button" name="card" value="declined">Pay with a card that is declined</button>
</form>`;

export const declinedAlert = html`<p role="alert" class="alert">Your card was declined. Nothing was charged.</p>`;
