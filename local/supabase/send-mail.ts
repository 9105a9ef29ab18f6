import type { EmailMessage } from "@supabase/lite";
import { createTransport } from "nodemailer";

/** Sends the backend's mails, from the agency, to an SMTP server on this machine. The text part is made from the HTML, links kept. */
export function createMailer(
  smtpPort: number,
  sender: { name: string; address: string },
): (message: EmailMessage) => Promise<void> {
  const transport = createTransport({
    host: "127.0.0.1",
    port: smtpPort,
    secure: false,
    ignoreTLS: true,
    connectionTimeout: 5000,
    greetingTimeout: 5000,
  });
  return async ({ to, subject, html = "" }) => {
    const headers = { "Auto-Submitted": "auto-generated", "X-Auto-Response-Suppress": "All" };
    await transport.sendMail({ from: sender, to, subject, html, text: toText(html), headers });
  };
}

function toText(html: string): string {
  return html
    .replace(/<head>[\s\S]*<\/head>/, "")
    .replace(/<a [^>]*href="([^"]*)"[^>]*>([^<]*)<\/a>/g, "$2: $1")
    .replace(/<[^>]+>/g, "")
    .replaceAll("&amp;", "&")
    .replace(/\n\s*\n+/g, "\n\n")
    .replace(/^[ \t]+/gm, "")
    .trim();
}
