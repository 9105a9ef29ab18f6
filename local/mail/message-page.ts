import { html } from "hono/html";
import { describeMessage, nameAttachment } from "./describe-message.ts";
import type { Message } from "./mailbox.ts";
import { page, showTime } from "./page.ts";

/** One mail: who, when, its HTML in a frame, its text, its attachments, all its headers. */
export function messagePage(message: Message) {
  const { id, arrived, email } = message;
  const { from, to, subject } = describeMessage(message);
  return page(
    subject || "(no subject)",
    html`<p class="back"><a href="/">← Inbox</a></p>
      <h1>${subject || "(no subject)"}</h1>
      <dl class="facts">
        <dt>From</dt>
        <dd>${from || "unknown sender"}</dd>
        <dt>To</dt>
        <dd>${to.join(", ")}</dd>
        <dt>Arrived</dt>
        <dd>${showTime(arrived)}</dd>
      </dl>
      ${email.attachments.length > 0 && showAttachments(message)}
      ${
        email.html &&
        html`<iframe
          title="The mail as its reader sees it"
          src="/messages/${id}/html"
          sandbox="allow-popups allow-popups-to-escape-sandbox"
        ></iframe>`
      }
      ${
        email.text &&
        html`<details class="text" ${email.html ? "" : "open"}>
          <summary>Plain text</summary>
          <pre>${showText(email.text)}</pre>
        </details>`
      }
      <details>
        <summary>Headers</summary>
        <dl class="facts">
          ${email.headers.map(({ originalKey, value }) => html`<dt>${originalKey}</dt><dd>${value}</dd>`)}
        </dl>
        <p><a href="/messages/${id}/source">Raw message</a></p>
      </details>`,
  );
}

function showAttachments({ id, email }: Message) {
  return html`<ul class="attachments" aria-label="Attachments">
    ${email.attachments.map(
      (attachment, index) =>
        html`<li><a class="button" href="/messages/${id}/attachments/${index}" download>${nameAttachment(attachment)}</a></li>`,
    )}
  </ul>`;
}

/** A mail's plain text, escaped, with its web addresses as links. */
function showText(text: string) {
  const parts = text.split(/(https?:\/\/[^\s<>"']*[^\s<>"'.,;:!?)\]])/);
  return html`${parts.map((part, index) =>
    index % 2 === 1 ? html`<a href="${part}" target="_blank" rel="noreferrer">${part}</a>` : part,
  )}`;
}
