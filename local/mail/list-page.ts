import { html } from "hono/html";
import { formatAddress } from "./describe-message.ts";
import type { Message } from "./mailbox.ts";
import { page, showTime } from "./page.ts";

/** The inbox: newest mail first. */
export function listPage(messages: Message[]) {
  const count = messages.length === 1 ? "1 message" : `${messages.length} messages`;
  return page(
    `Inbox (${messages.length})`,
    html`<div class="bar">
        <h1>${count}</h1>
        <a class="button" href="/">Refresh</a>
        ${
          messages.length > 0 &&
          html`<form method="post" action="/delete-all"><button class="button danger">Delete all</button></form>`
        }
      </div>
      ${messages.length === 0 && html`<p class="empty">No mail yet. Whatever the site or the sign-in sends shows up here.</p>`}
      <ol class="messages">
        ${messages.map(showRow)}
      </ol>`,
  );
}

function showRow({ id, arrived, email, recipients }: Message) {
  return html`<li>
    <a href="/messages/${id}">
      <span class="subject">${email.subject || "(no subject)"}</span>
      <span class="people">${email.from ? formatAddress(email.from) : "unknown sender"} → ${recipients.join(", ")}</span>
      ${showTime(arrived)}
    </a>
  </li>`;
}
