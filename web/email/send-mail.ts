import "server-only";
import { createTransport } from "nodemailer";
import type { ReactNode } from "react";
import { render } from "react-email";
import { needsInternationalMail } from "schemas/requests/is-mail-address.ts";
import type { CalendarFile } from "#calls/calendar-file.ts";
import { env } from "#env.ts";

/** A person's name is theirs to choose: it never reaches a header unquoted. */
export type Mailbox = { name: string; address: string };

/** `locale`: the language and country that its mails are written for, like en-CA. A promise that is empty is not made. */
export type Agency = {
  name: string;
  email: string;
  siteUrl: string;
  locale: string;
  promises: { contactReceived: string; callReceived: string; callConfirmed: string; callWay: string };
};

export type Mail = {
  subject: string;
  content: ReactNode;
  replyTo?: Mailbox;
  calendar?: CalendarFile;
  /** An address that ends such mails when it is posted to, without signing in (RFC 8058). */
  unsubscribe?: string;
};

/** `author`: whose words it is sent for. */
export type SignedMail = Mail & { author: "program" | "person" };

/** A mail that this mail server can never take. */
class UndeliverableMail extends Error {
  override name = "UndeliverableMail";
}

const limitMs = 45_000;
const timeLimits = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };
const transport = createTransport({ url: env.SMTP_URL, pool: true, maxConnections: 5, ...timeLimits });

/**
 * Sends a mail as HTML and plain text; resolves when the mail server has accepted it. The same `id` gives the same
 * Message-ID, by which mailboxes recognise a mail that came twice. Rejects after 45 seconds at the latest; with an
 * UndeliverableMail when the address has letters that this server does not know (RFC 6531).
 */
export async function sendMail(
  { subject, content, replyTo, calendar, unsubscribe, author }: SignedMail,
  { id, from, to }: { id: string; from: Mailbox; to: string },
): Promise<void> {
  if (needsInternationalMail(to) && !(await knowsInternationalMail())) throw new UndeliverableMail();
  const [html, text] = await Promise.all([render(content), render(content, { plainText: true })]);
  const sending = transport.sendMail({
    messageId: `<${id}@${new URL(env.SITE_URL).hostname}>`,
    from,
    to: { name: "", address: to },
    replyTo: replyTo && { name: oneLine(replyTo.name), address: replyTo.address },
    subject: oneLine(subject),
    html,
    text,
    headers: {
      ...(author === "program" && { "Auto-Submitted": "auto-generated", "X-Auto-Response-Suppress": "All" }),
      ...(unsubscribe && {
        "List-Unsubscribe": `<${unsubscribe}>`,
        "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
      }),
    },
    ...(calendar && {
      icalEvent: { method: calendar.method, filename: "discovery-call.ics", content: calendar.text },
    }),
  });
  sending.catch(() => {}); // Reported below, unless the time limit came first.
  let timer: NodeJS.Timeout | undefined;
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error("The mail server took too long")), limitMs);
  });
  await Promise.race([sending, limit]).finally(() => clearTimeout(timer));
}

/** A server says so in its greeting, which only a log of the conversation shows. */
async function knowsInternationalMail(): Promise<boolean> {
  const said: string[] = [];
  const note = (_: unknown, words: unknown) => void said.push(String(words));
  const logger = {
    level: () => {},
    trace: note,
    debug: note,
    info: note,
    warn: note,
    error: note,
    fatal: note,
  };
  const conversation = createTransport({ url: env.SMTP_URL, logger, debug: true, ...timeLimits });
  await conversation.verify();
  conversation.close();
  return said.some((words) => /^250[ -]SMTPUTF8\b/im.test(words));
}

function oneLine(text: string): string {
  return text
    .replace(/[\p{Cc}\u2028\u2029]+/gu, " ")
    .trim()
    .slice(0, 200);
}
