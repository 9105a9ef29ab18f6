import { describeMail } from "#outbox/describe-mail.ts";
import styles from "./mail-states.module.css";
import type { readMails } from "./read-mails.ts";
import { SendAgain } from "./send-again.tsx";

type Mail = Awaited<ReturnType<typeof readMails>>[number];

/** What became of each mail; one that was given up can be sent again. `from`: the page that shows them. */
export function MailStates({ mails, from }: { mails: Mail[]; from: string }) {
  if (mails.length === 0) return null;
  return (
    <ul className={styles.mails} aria-label="Mails">
      {mails.map((mail) => (
        <li key={mail.id} data-state={mail.sent_at ? "sent" : mail.last_error ? "failed" : "waiting"}>
          {describeMail(mail)}
          {mail.failed_at ? <SendAgain id={mail.id} from={from} /> : null}
        </li>
      ))}
    </ul>
  );
}
