import { Fragment } from "react";
import { fill } from "#texts/fill.ts";
import type { Texts } from "#texts/get-texts.ts";
import { LinkedText } from "#ui/linked-text/linked-text.tsx";
import { FilePreview, previewAddress } from "../files/file-preview.tsx";
import { MessageActions } from "./message-actions.client.tsx";
import styles from "./message-list.module.css";
import type { Seen, ThreadMessage } from "./stored-messages.ts";

type MessageListProps = {
  projectId: string;
  messages: ThreadMessage[];
  texts: Texts["projectMessages"]["list"];
  /** The number of the first message that was not read when the page was opened. */
  firstNew?: number;
  /** How far the others have read; without it nothing is said about that. */
  seen?: Seen[];
};

export function MessageList({ projectId, messages, texts, firstNew, seen }: MessageListProps) {
  const own = messages.filter(({ isOwn, isDeleted }) => isOwn && !isDeleted);
  const seenOf = Map.groupBy(
    seen ?? [],
    (reader) => own.findLast(({ sequence }) => sequence <= reader.sequence)?.id,
  );
  return (
    <ol className={styles.list}>
      {messages.map((message, index) => (
        <Fragment key={message.id}>
          {message.day === messages[index - 1]?.day ? null : (
            <li className={styles.day}>
              <h2>{message.day}</h2>
            </li>
          )}
          {message.sequence === firstNew ? <li className={styles.new}>{texts.new}</li> : null}
          <Message
            projectId={projectId}
            message={message}
            texts={texts}
            seen={seenOf.get(message.id)}
            isSent={seen !== undefined && message === own.at(-1)}
          />
        </Fragment>
      ))}
    </ol>
  );
}

type MessageProps = {
  projectId: string;
  message: ThreadMessage;
  texts: MessageListProps["texts"];
  seen?: Seen[];
  isSent: boolean;
};

function Message({ projectId, message, texts, seen, isSent }: MessageProps) {
  const { id, revision, author, isOwn, isAgency, isEdited, isDeleted, changeableMs, at, time, body } =
    message;
  return (
    <li className={styles.message} id={`message-${id}`} tabIndex={-1} data-own={isOwn || undefined}>
      <p className={styles.facts}>
        <strong>{author}</strong>
        {isAgency && !isOwn ? <span className={styles.soft}>{texts.agency}</span> : null}
        <time dateTime={at}>{time}</time>
        {isEdited && !isDeleted ? <span className={styles.soft}>{texts.edited}</span> : null}
      </p>
      {isDeleted ? <p className={styles.deleted}>{texts.deleted}</p> : null}
      {body ? (
        <div className={styles.body} dir="auto">
          <LinkedText>{body}</LinkedText>
        </div>
      ) : null}
      {isDeleted || body || message.files.length > 0 ? null : (
        <p className={styles.deleted}>{texts.fileRemoved}</p>
      )}
      <MessageFiles projectId={projectId} files={message.files} texts={texts} />
      {changeableMs > 0 ? (
        <MessageActions key={revision} projectId={projectId} message={message} texts={texts} />
      ) : null}
      {seen || isSent ? <p className={styles.seen}>{seen ? describeSeen(seen, texts) : texts.sent}</p> : null}
    </li>
  );
}

function describeSeen(seen: Seen[], texts: MessageListProps["texts"]): string {
  const readers = seen.map(({ by, at }) => fill(texts.reader, { name: by, time: at }));
  return fill(texts.seen, { readers: readers.join(" · ") });
}

type MessageFilesProps = Pick<MessageListProps, "projectId" | "texts"> & Pick<ThreadMessage, "files">;

function MessageFiles({ projectId, files, texts }: MessageFilesProps) {
  if (files.length === 0) return null;
  return (
    <ul className={styles.files}>
      {files.map(({ id, name, size, isPicture, isPreviewed }) => {
        const path = `/api/projects/${projectId}/files/${id}`;
        return (
          <li key={id}>
            {isPreviewed ? (
              <a
                className={styles.picture}
                href={isPicture ? path : previewAddress(path)}
                target="_blank"
                rel="noopener"
              >
                <FilePreview file={path} alt={name} />
              </a>
            ) : null}
            <a href={`${path}?download`} aria-label={fill(texts.download, { name })}>
              {name}
            </a>{" "}
            <span className={styles.soft}>{size}</span>
          </li>
        );
      })}
    </ul>
  );
}
