import { describeMail } from "#outbox/describe-mail.ts";
import { openSession } from "#supabase/open-session.ts";
import { unwrap } from "#supabase/unwrap.ts";
import styles from "./mail-states.module.css";
import { SendAgain } from "./send-again.tsx";

/** The mails about some messages or calls, as the signed-in owner may read them. Throws an Error when they cannot be read. */
export async function readMails(subjectIds: string[]) {
  const client = await openSession();
  return await client
    .from("outbox")
    .select("id, subject_id, template, attempts, sent_at, failed_at, last_error")
    .in("subject_id", subjectIds)
    .order("created_at")
    .then(unwrap("The outbox could not be read"));
}

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
