import { html } from "hono/html";

type Content = ReturnType<typeof html>;

/** The frame of every inbox page. */
export function page(title: string, content: Content) {
  return html`<!doctype html>
    <html lang="en-CA">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title}</title>
        <link rel="icon" href="data:," />
        <link rel="stylesheet" href="/inbox.css" />
      </head>
      <body>
        <header class="top">
          <a href="/" class="brand"><span aria-hidden="true" class="ball">8</span> Local inbox</a>
          <p>Every mail sent on this machine ends here. Nothing leaves it.</p>
        </header>
        <main>${content}</main>
      </body>
    </html>`;
}
