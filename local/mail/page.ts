import { html } from "hono/html";
import { framePages } from "../page-frame/frame-pages.ts";

export const page = framePages({
  brand: html`<span aria-hidden="true" class="ball">8</span> Local inbox`,
  note: "Every mail sent on this machine ends here. Nothing leaves it.",
  stylesheet: "/inbox.css",
});
