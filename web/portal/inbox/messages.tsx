import { randomUUID } from "node:crypto";
import type { Enums } from "schemas/generated/database.ts";
import { getTimeZone } from "#sanity/time-zone.ts";
import { openSession } from "#supabase/open-session.ts";
import { Button } from "#ui/button/button.tsx";
import { Notice } from "#ui/notice/notice.tsx";
import { MailStates, readMails } from "../outbox/mail-states.tsx";
import styles from "./messages.module.css";

type Status = Enums<"contact_message_status">;

const filters: Record<Status, string> = { new: "New", answered: "Answered", spam: "Suspected spam" };
const page = "/dashboard/owner/messages";
const newest = 100;

export function readStatus(value: unknown): Status {
  return typeof value === "string" && isStatus(value) ? value : "new";
}

function isStatus(value: string): value is Status {
  return Object.hasOwn(filters, value);
}

/** The owner's contact messages of one status, newest first. Throws an Error when they cannot be read. */
export async function Messages({ status }: { status: Status }) {
  const client = await openSession();
  const { data, error } = await client
    .from("contact_messages")
    .select("id, name, email, phone, message, spam_reasons, created_at")
    .eq("status", status)
    .order("created_at", { ascending: false })
    .limit(newest);
  if (error) throw new Error(`The messages could not be read (${error.code || "no answer"})`);
  const mails = await readMails(data.map(({ id }) => id));
  const when = new Intl.DateTimeFormat("en-CA", {
    dateStyle: "medium",
    timeStyle: "short",
    timeZone: await getTimeZone(),
  });
  return (
    <section className={styles.messages}>
      <nav aria-label="Messages" className={styles.filters}>
        {Object.entries(filters).map(([value, label]) => (
          <a
            key={value}
            href={`${page}?status=${value}`}
            aria-current={value === status ? "page" : undefined}
          >
            {label}
          </a>
        ))}
        <a href="/api/owner/messages.csv">All as CSV</a>
      </nav>
      {data.length === 0 ? <Notice>There are no messages here.</Notice> : null}
      {data.map((message) => (
        <article key={message.id} className={styles.message} aria-labelledby={message.id}>
          <h2 id={message.id}>{message.name}</h2>
          <p className={styles.facts}>
            <a href={`mailto:${encodeURIComponent(message.email)}`}>{message.email}</a>
            {message.phone ? `, ${message.phone}` : ""}, {when.format(new Date(message.created_at))}
            {message.spam_reasons.length > 0 ? `, suspected: ${message.spam_reasons.join(", ")}` : ""}
          </p>
          <p className={styles.text}>{message.message}</p>
          <MailStates place="messages" mails={mails.filter(({ subject_id }) => subject_id === message.id)} />
          <MessageActions id={message.id} status={status} />
        </article>
      ))}
    </section>
  );
}

function MessageActions({ id, status }: { id: string; status: Status }) {
  const action = `/api/owner/messages/${id}`;
  const others: [Status, string][] = [
    ["answered", "Mark as answered"],
    ["new", status === "spam" ? "This is not spam" : "Mark as new"],
    ["spam", "This is spam"],
  ];
  return (
    <>
      {status === "spam" ? null : (
        <details>
          <summary>Reply</summary>
          <form action={action} method="post" className={styles.reply}>
            <input type="hidden" name="replyKey" value={randomUUID()} />
            <label className={styles.label}>
              Your reply
              <textarea name="reply" required maxLength={5000} rows={6} />
            </label>
            <Button type="submit" name="action" value="reply">
              Send the reply
            </Button>
          </form>
        </details>
      )}
      <form action={action} method="post" className={styles.actions}>
        {others
          .filter(([value]) => value !== status)
          .map(([value, label]) => (
            <Button key={value} type="submit" size="sm" variant="outline" name="action" value={value}>
              {label}
            </Button>
          ))}
      </form>
    </>
  );
}
