import { readNotes } from "#portal/people/notes/stored-notes.ts";
import { getTexts } from "#texts/get-texts.ts";
import { Notice } from "#ui/notice/notice.tsx";
import { Pager } from "#ui/pager/pager.tsx";
import { Views } from "#ui/views/views.tsx";
import { CallCard } from "../calls/call-card.tsx";
import { NoteListed } from "../doubtful/note-listed.tsx";
import { readMails } from "../mail-states/read-mails.ts";
import { MessageCard } from "./message-card.tsx";
import styles from "./messages.module.css";
import {
  type MessageView,
  messagePath,
  messagesPerPage,
  messageViews,
  readMessages,
  type readThread,
} from "./stored-messages.ts";

const address = "/dashboard/owner/messages";

export async function renderMessages({ view, page }: { view: MessageView; page: number }) {
  const { messages, total } = await readMessages(view, page);
  const { inbox } = await getTexts();
  const ids = messages.map(({ id }) => id);
  const [mails, notes] = await Promise.all([readMails(ids), readNotes(ids)]);
  const addressOf = (number: number) => `${address}?status=${view}&page=${number}`;
  return (
    <section className={styles.messages}>
      <Views
        name={inbox.title}
        views={messageViews.map((value) => ({
          href: `${address}?status=${value}`,
          words: inbox.filters[value],
          isOpen: value === view,
        }))}
      >
        <a href="/api/owner/messages.csv">{inbox.download}</a>
      </Views>
      {messages.length === 0 ? (
        <Notice>
          {inbox.none((words) => (
            <a key="contact" href="/contact">
              {words}
            </a>
          ))}
        </Notice>
      ) : null}
      <NoteListed requests={messages} />
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
      <Pager page={page} pageSize={messagesPerPage} total={total} name={inbox.listed} href={addressOf} />
    </section>
  );
}

/** Every message from one address with its replies, and the calls that it asked for, the newest last. */
export async function renderThread({
  opened,
  messages,
  total,
  calls,
}: NonNullable<Awaited<ReturnType<typeof readThread>>>) {
  const ids = [...messages, ...calls].map(({ id }) => id);
  const from = messagePath(opened.id);
  const written = messages.map((message) => ({ ...message, call: null }));
  const asked = calls.map((call) => ({ created_at: call.created_at, call }));
  const inOrder = [...written, ...asked].sort((one, other) => one.created_at.localeCompare(other.created_at));
  const [mails, notes] = await Promise.all([readMails(ids), readNotes(ids)]);
  const { inbox } = await getTexts();
  return (
    <section className={styles.messages}>
      <NoteListed requests={[...messages, ...calls]} />
      {total > messages.length ? <p className={styles.facts}>{inbox.newestOf(total)}</p> : null}
      {inOrder.map((part) =>
        part.call ? (
          <CallCard
            key={part.call.id}
            call={part.call}
            from={from}
            mails={mails}
            notes={notes}
            thread="here"
          />
        ) : (
          <MessageCard
            key={part.id}
            message={part}
            from={from}
            mails={mails}
            notes={notes}
            isReplying={part.id === opened.id && part.status === "new"}
          />
        ),
      )}
    </section>
  );
}
