import type { Attachment, Email } from "postal-mime";

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
