import { html } from "hono/html";
import { framePages } from "../page-frame/frame-pages.ts";

export const page = framePages({
  brand: html`<span aria-hidden="true" class="ball">8</span> Local inbox`,
  note: "Every mail sent on this machine ends here. Nothing leaves it.",
  stylesheet: "/inbox.css",
});

const format = new Intl.DateTimeFormat("en-CA", { dateStyle: "medium", timeStyle: "medium" });

/** A moment in the machine's own time zone. */
export function showTime(moment: Date) {
  return html`<time datetime="${moment.toISOString()}">${format.format(moment)}</time>`;
}
