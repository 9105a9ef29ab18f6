import { readNotes } from "#portal/people/notes/stored-notes.ts";
import { getTexts } from "#texts/get-texts.ts";
import { CallCard } from "../calls/call-card.tsx";
import { NoteListed } from "../doubtful/note-listed.tsx";
import { readMails } from "../mail-states/read-mails.ts";
import { MessageCard } from "./message-card.tsx";
import styles from "./messages.module.css";
import type { Thread } from "./stored-messages.ts";

type Place = {
  /** The page that shows it, to come back to. */
  from: string;
  /** Beside a list, what comes after it. Its message is filed above the thread then, not in it. */
  after?: string;
  /** What the reply to its message begins with. */
  filled?: string;
};

/** Every message from one address with its replies, and the calls that it asked for, the newest last. */
export async function renderThread(
  { opened, messages, total, calls }: Thread,
  { from, after, filled }: Place,
) {
  const ids = [...messages, ...calls].map(({ id }) => id);
  const written = messages.map((message) => ({ ...message, call: null }));
  const asked = calls.map((call) => ({ created_at: call.created_at, call }));
  const inOrder = [...written, ...asked].sort((one, other) => one.created_at.localeCompare(other.created_at));
  const [mails, notes, { inbox }] = await Promise.all([readMails(ids), readNotes(ids), getTexts()]);
  return (
    <div className={styles.messages}>
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
            after={part.id === opened.id ? after : undefined}
            mails={mails}
            notes={notes}
            isOpened={part.id === opened.id}
            filled={part.id === opened.id ? filled : undefined}
          />
        ),
      )}
    </div>
  );
}
