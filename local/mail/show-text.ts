import { html } from "hono/html";

/** A mail's plain text, escaped, with its web addresses as links. */
export function showText(text: string) {
  const parts = text.split(/(https?:\/\/[^\s<>"']*[^\s<>"'.,;:!?)\]])/);
  return html`${parts.map((part, index) =>
    index % 2 === 1 ? html`<a href="${part}" target="_blank" rel="noreferrer">${part}</a>` : part,
  )}`;
}
