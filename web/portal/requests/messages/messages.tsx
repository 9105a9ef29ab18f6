import { readNotes } from "#portal/people/notes/stored-notes.ts";
import { Notice } from "#ui/notice/notice.tsx";
import { Pager } from "#ui/pager/pager.tsx";
import { PortalLink } from "#ui/portal-link/portal-link.client.tsx";
import { readMails } from "../mail-states/read-mails.ts";
import { MessageCard } from "./message-card.tsx";
import styles from "./messages.module.css";
import {
  type MessageStatus,
  messageFilters,
  messagePath,
  messagesPerPage,
  readMessages,
  type readThread,
} from "./stored-messages.ts";

const address = "/dashboard/owner/messages";

export async function renderMessages({ status, page }: { status: MessageStatus; page: number }) {
  const { messages, total } = await readMessages(status, page);
  const ids = messages.map(({ id }) => id);
  const [mails, notes] = await Promise.all([readMails(ids), readNotes(ids)]);
  const addressOf = (number: number) => `${address}?status=${status}&page=${number}`;
  return (
    <section className={styles.messages}>
      <nav aria-label="Messages" className={styles.filters}>
        {Object.entries(messageFilters).map(([value, label]) => (
          <PortalLink
            key={value}
            href={`${address}?status=${value}`}
            aria-current={value === status ? "page" : undefined}
          >
            {label}
          </PortalLink>
        ))}
        <a href="/api/owner/messages.csv">Download all (CSV)</a>
      </nav>
      {messages.length === 0 ? (
        <Notice>
          No messages here. They come from <a href="/contact">the contact page</a>.
        </Notice>
      ) : null}
      {messages.map((message) => (
        <MessageCard
          key={message.id}
          message={message}
          from={addressOf(page)}
          mails={mails}
          notes={notes}
          inThread={message.inThread}
        />
      ))}
      <Pager page={page} pageSize={messagesPerPage} total={total} name="messages" href={addressOf} />
    </section>
  );
}

/** Every message from one address with its replies, the newest last. */
export async function renderThread({
  opened,
  messages,
  total,
}: NonNullable<Awaited<ReturnType<typeof readThread>>>) {
  const ids = messages.map(({ id }) => id);
  const [mails, notes] = await Promise.all([readMails(ids), readNotes(ids)]);
  return (
    <section className={styles.messages}>
      {total > messages.length ? (
        <p className={styles.facts}>These are the newest of {total} messages from this address.</p>
      ) : null}
      {messages.map((message) => (
        <MessageCard
          key={message.id}
          message={message}
          from={messagePath(opened.id)}
          mails={mails}
          notes={notes}
          isReplying={message.id === opened.id && message.status === "new"}
        />
      ))}
    </section>
  );
}
