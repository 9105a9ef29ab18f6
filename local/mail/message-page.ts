import { html } from "hono/html";
import type { Attachment, Email } from "postal-mime";
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

/** A mail's HTML for a sandboxed frame: links open outside of it, embedded pictures become data addresses. */
export function showHtml({ html = "", attachments }: Email): string {
  const embedded = attachments.reduce(embedPicture, html);
  return `<!doctype html><meta charset="utf-8"><base target="_blank">${embedded}`;
}

/** Nothing in a mail may run, send a form or load anything but pictures and fonts. */
export const mailPolicy = [
  "default-src 'none'",
  "img-src data: http: https:",
  "font-src data: https:",
  "style-src 'unsafe-inline'",
  "form-action 'none'",
  "frame-ancestors 'self'",
  "sandbox allow-popups allow-popups-to-escape-sandbox",
].join("; ");

function embedPicture(html: string, { contentId, mimeType, content }: Attachment): string {
  if (!contentId || !/^image\/[\w.+-]+$/.test(mimeType)) return html;
  const bytes = typeof content === "string" ? Buffer.from(content) : Buffer.from(new Uint8Array(content));
  const address = `data:${mimeType};base64,${bytes.toString("base64")}`;
  return html.replaceAll(`cid:${contentId.replace(/^<|>$/g, "")}`, () => address);
}
