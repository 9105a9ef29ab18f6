import { Fragment } from "react";
import { LinkedText } from "#ui/linked-text/linked-text.tsx";
import styles from "./message-list.module.css";
import type { ThreadMessage } from "./stored-messages.ts";

type MessageListProps = {
  messages: ThreadMessage[];
  /** The number of the first message that was not read when the page was opened. */
  firstNew?: number;
};

export function MessageList({ messages, firstNew }: MessageListProps) {
  return (
    <ol className={styles.list}>
      {messages.map((message, index) => (
        <Fragment key={message.id}>
          {message.day === messages[index - 1]?.day ? null : (
            <li className={styles.day}>
              <h2>{message.day}</h2>
            </li>
          )}
          {message.sequence === firstNew ? <li className={styles.new}>New</li> : null}
          <Message message={message} />
        </Fragment>
      ))}
    </ol>
  );
}

function Message({ message }: { message: ThreadMessage }) {
  const { author, isOwn, isAgency, at, time, body } = message;
  return (
    <li className={styles.message} data-own={isOwn || undefined}>
      <p className={styles.facts}>
        <strong>{author}</strong>
        {isAgency && !isOwn ? <span className={styles.agency}>Agency</span> : null}
        <time dateTime={at}>{time}</time>
      </p>
      <div className={styles.body}>
        <LinkedText>{body}</LinkedText>
      </div>
    </li>
  );
}
