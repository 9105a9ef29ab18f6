import { getFormats } from "#formats/get-formats.ts";
import { AddNote, Notes } from "#portal/people/notes/notes.tsx";
import { readNotes } from "#portal/people/notes/stored-notes.ts";
import { Badge } from "#ui/badge/badge.tsx";
import { Notice } from "#ui/notice/notice.tsx";
import { Pager } from "#ui/pager/pager.tsx";
import { PortalLink } from "#ui/portal-link/portal-link.client.tsx";
import { MailStates } from "../mail-states/mail-states.tsx";
import { readMails } from "../mail-states/read-mails.ts";
import { RequestCard } from "../request-card/request-card.tsx";
import { MessageActions } from "./message-actions.tsx";
import styles from "./messages.module.css";
import { type MessageStatus, messageFilters, messagesPerPage, readMessages } from "./stored-messages.ts";

const address = "/dashboard/owner/messages";

export async function renderMessages({ status, page }: { status: MessageStatus; page: number }) {
  const { messages, total } = await readMessages(status, page);
  const ids = messages.map(({ id }) => id);
  const [mails, notes, { formatDateTime }] = await Promise.all([
    readMails(ids),
    readNotes(ids),
    getFormats(),
  ]);
  const addressOf = (number: number) => `${address}?status=${status}&page=${number}`;
  const from = addressOf(page);
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
        <a href="/api/owner/messages.csv">All as CSV</a>
      </nav>
      {messages.length === 0 ? (
        <Notice>
          There are no messages here. Visitors write them on <a href="/contact">the contact page</a>.
        </Notice>
      ) : null}
      {messages.map((message) => (
        <RequestCard
          key={message.id}
          id={message.id}
          name={message.name}
          badges={
            message.spam_reasons.length > 0 ? (
              <Badge tone="attention">suspected: {message.spam_reasons.join(", ")}</Badge>
            ) : null
          }
          facts={
            <>
              <a href={`mailto:${encodeURIComponent(message.email)}`}>{message.email}</a>
              {message.phone ? `, ${message.phone}` : ""}, {formatDateTime(message.created_at)}
              {message.clients ? `, client: ${message.clients.name}` : ""}
            </>
          }
          actions={
            <>
              <MessageActions message={message} status={status} from={from} />
              <AddNote subjectId={message.id} from={from} />
            </>
          }
        >
          <p className={styles.text}>{message.message}</p>
          <MailStates from={from} mails={mails.filter(({ subject_id }) => subject_id === message.id)} />
          <Notes notes={notes.filter(({ subject_id }) => subject_id === message.id)} from={from} />
        </RequestCard>
      ))}
      <Pager page={page} pageSize={messagesPerPage} total={total} name="messages" href={addressOf} />
    </section>
  );
}
