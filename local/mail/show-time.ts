import { html } from "hono/html";

const format = new Intl.DateTimeFormat("en-CA", { dateStyle: "medium", timeStyle: "medium" });

/** A moment in the machine's own time zone. */
export function showTime(moment: Date) {
  return html`<time datetime="${moment.toISOString()}">${format.format(moment)}</time>`;
}
