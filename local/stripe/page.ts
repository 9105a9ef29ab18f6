import { html } from "hono/html";

type Content = ReturnType<typeof html>;

/** The frame of every page of the Stripe emulator. */
export function page(title: string, content: Content) {
  return html`<!doctype html>
    <html lang="en-CA">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title}</title>
        <link rel="icon" href="data:," />
        <link rel="stylesheet" href="/stripe.css" />
      </head>
      <body>
        <header class="top">
          <a href="/" class="brand">Local Stripe</a>
          <p>Stands in for Stripe on this machine. No card is asked for and no money moves.</p>
        </header>
        <main>${content}</main>
      </body>
    </html>`;
}

export function showMoney(cents: number, currency: string): string {
  return new Intl.NumberFormat("en-CA", { style: "currency", currency }).format(cents / 100);
}

export function showDate(seconds: number): string {
  return new Intl.DateTimeFormat("en-CA", { dateStyle: "long", timeZone: "UTC" }).format(seconds * 1000);
}
