import { Hono } from "hono";
import { csrf } from "hono/csrf";
import { html } from "hono/html";
import type { Attachment } from "postal-mime";
import { attachmentDisposition } from "../attachment-disposition.ts";
import { isLocalHost } from "../is-local-host.ts";
import { readStylesheet } from "../page-frame/frame-pages.ts";
import { describeMessage, nameAttachment } from "./describe-message.ts";
import { listPage } from "./list-page.ts";
import type { Mailbox } from "./mailbox.ts";
import { mailPolicy, messagePage, showHtml } from "./message-page.ts";
import { page } from "./page.ts";

const stylesheet = readStylesheet(new URL("./inbox.css", import.meta.url));
const pagePolicy =
  "default-src 'none'; style-src 'self'; frame-src 'self'; img-src data:; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

/**
 * The inbox as a web page, and as JSON for tests: `GET /api/messages?to=` (newest first) and `DELETE /api/messages`.
 * Only hosts of this machine are answered (403 otherwise); other sites can neither read it nor delete anything.
 */
export function createInbox(mailbox: Mailbox): Hono {
  const inbox = new Hono();
  inbox.use(async (c, next) => {
    if (!isLocalHost(c.req.header("host"))) return c.text("This host name is not served here", 403);
    c.header("Content-Security-Policy", pagePolicy);
    c.header("X-Content-Type-Options", "nosniff");
    c.header("Referrer-Policy", "no-referrer");
    c.header("Cache-Control", "no-store");
    return await next();
  });

  inbox.get("/api/messages", async (c) =>
    c.json((await mailbox.list(c.req.query("to"))).map(describeMessage)),
  );
  inbox.delete("/api/messages", async (c) => {
    await mailbox.deleteAll();
    return c.body(null, 204);
  });

  inbox.get("/", async (c) => c.html(listPage(await mailbox.list())));
  inbox.post("/delete-all", csrf(), async (c) => {
    await mailbox.deleteAll();
    return c.redirect("/", 303);
  });
  inbox.get("/inbox.css", (c) => c.body(stylesheet, 200, { "Content-Type": "text/css; charset=utf-8" }));
  inbox.get("/messages/:id", async (c) => {
    const message = await mailbox.find(c.req.param("id"));
    return message ? c.html(messagePage(message)) : c.notFound();
  });
  inbox.get("/messages/:id/html", async (c) => {
    const message = await mailbox.find(c.req.param("id"));
    if (!message?.email.html) return c.notFound();
    c.header("Content-Security-Policy", mailPolicy);
    return c.html(showHtml(message.email));
  });
  inbox.get("/messages/:id/source", async (c) => {
    const message = await mailbox.find(c.req.param("id"));
    return message ? c.text((await mailbox.readSource(message.id)).toString("utf8")) : c.notFound();
  });
  inbox.get("/messages/:id/attachments/:index", async (c) => {
    const message = await mailbox.find(c.req.param("id"));
    const attachment = message?.email.attachments[Number(c.req.param("index"))];
    if (!attachment) return c.notFound();
    const { content } = attachment;
    return c.body(
      typeof content === "string" ? content : new Uint8Array(content),
      200,
      attachmentHeaders(attachment),
    );
  });
  inbox.notFound((c) =>
    c.html(
      page("Not found", html`<p class="empty">This message is gone. It may have been deleted.</p>`),
      404,
    ),
  );
  return inbox;
}

/** Headers that make a browser save an attachment under its name and never show it. */
function attachmentHeaders(attachment: Attachment): Record<string, string> {
  const isType = /^[\w.+-]+\/[\w.+-]+$/.test(attachment.mimeType);
  return {
    "Content-Type": isType ? attachment.mimeType : "application/octet-stream",
    "Content-Disposition": attachmentDisposition(nameAttachment(attachment)),
    "Content-Security-Policy": "default-src 'none'; sandbox",
  };
}
