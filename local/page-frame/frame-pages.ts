import { readFileSync } from "node:fs";
import { html } from "hono/html";

type Content = ReturnType<typeof html> | string;

interface Frame {
  /** What the server calls itself, at the head of each page. */
  brand: Content;
  /** What to know about it, beside. */
  note: string;
  /** The path at which `readStylesheet` of its own styles is served. */
  stylesheet: string;
}

/** The frame that the pages of all local servers share: gives the function that puts a title and content into it. */
export function framePages({ brand, note, stylesheet }: Frame) {
  return (title: string, content: Content) => html`<!doctype html>
    <html lang="en-CA">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title}</title>
        <link rel="icon" href="data:," />
        <link rel="stylesheet" href="${stylesheet}" />
      </head>
      <body>
        <header class="top">
          <a href="/" class="brand">${brand}</a>
          <p>${note}</p>
        </header>
        <main>${content}</main>
      </body>
    </html>`;
}

/** The shared styles of all pages, then those of one server. */
export function readStylesheet(own: URL): string {
  return readFileSync(new URL("./frame.css", import.meta.url), "utf8") + readFileSync(own, "utf8");
}
