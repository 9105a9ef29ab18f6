import { linkTo } from "schemas/find-portal-kind.ts";
import { letterText } from "#email/letter-text.ts";
import { getFormats } from "#formats/get-formats.ts";
import { AddNote, Notes } from "#portal/people/notes/notes.tsx";
import type { Note } from "#portal/people/notes/stored-notes.ts";
import { getTexts } from "#texts/get-texts.ts";
import { Badge } from "#ui/badge/badge.tsx";
import { PortalLink } from "#ui/portal-link/portal-link.client.tsx";
import { LeadCard } from "../lead-card/lead-card.tsx";
import { LeadOrigin } from "../lead-card/lead-origin.tsx";
import { type Mail, MailStates } from "../mail-states/mail-states.tsx";
import { SpamBadge } from "../spam-badge.tsx";
import { MessageActions } from "./message-actions.tsx";
import { isSnoozed, viewOf } from "./message-views.ts";
import styles from "./messages.module.css";
import type { Message } from "./stored-messages.ts";

type MessageCardProps = {
  message: Message;
  /** The page that shows the message, to come back to. */
  from: string;
  /** Beside a list, what comes after it. */
  after?: string;
  mails: Mail[];
  notes: Note[];
  /** The page was opened for it. */
  isOpened: boolean;
  /** What its reply begins with. */
  filled?: string;
};

/** A contact message, what was answered, and what the owner may do about it. */
export async function MessageCard(props: MessageCardProps) {
  const { message, mails, notes, ...place } = props;
  const { formatDateTime, formatWeekday } = await getFormats();
  const { inbox, mails: mailTexts } = await getTexts();
  const { id, name, email, phone, client, snoozed_until } = message;
  const facts = [phone, formatDateTime(message.created_at)].filter(Boolean);
  const replies = message.contact_replies.toSorted((one, other) =>
    one.created_at.localeCompare(other.created_at),
  );
  return (
    <LeadCard
      id={id}
      name={name}
      badges={
        <>
          <Badge>
            {snoozed_until && isSnoozed(message)
              ? inbox.snooze.until(formatWeekday(snoozed_until))
              : inbox.filters[viewOf(message)]}
          </Badge>
          <SpamBadge request={message} mails={mails} />
        </>
      }
      facts={
        <>
          <a href={`mailto:${encodeURIComponent(email)}`}>{email}</a>
          {facts.map((fact) => `, ${fact}`)}
          {client ? (
            <>
              {", "}
              {inbox.client(
                <PortalLink key="client" href={linkTo("client", "owner", { client_id: client.id })}>
                  {client.name}
                </PortalLink>,
              )}
            </>
          ) : null}
        </>
      }
      actions={
        <>
          <MessageActions message={message} {...place} />
          <AddNote subjectId={id} from={place.from} />
        </>
      }
    >
      <LeadOrigin lead={message} />
      <p className={styles.text} dir="auto">
        {message.message}
      </p>
      {replies.length > 0 ? (
        <ol className={styles.replies} aria-label={inbox.repliesTo(name)}>
          {replies.map((reply) => (
            <li key={reply.id}>
              <p className={styles.facts}>{inbox.replied(formatDateTime(reply.created_at))}</p>
              <p className={styles.text} dir="auto">
                {letterText(reply.body, name, mailTexts.letter)}
              </p>
            </li>
          ))}
        </ol>
      ) : null}
      <MailStates from={place.from} mails={mails.filter(({ subject_id }) => subject_id === id)} />
      <Notes notes={notes.filter(({ subject_id }) => subject_id === id)} from={place.from} />
    </LeadCard>
  );
}
