import { getFormats } from "#formats/get-formats.ts";
import { describeMail } from "#outbox/describe-mail.ts";
import { SendAgain } from "#portal/requests/mail-states/mail-states.tsx";
import { OverviewCard } from "./overview-card.tsx";
import styles from "./overview-row.module.css";
import { readFailedMails } from "./read-waiting.ts";

const page = "/dashboard/owner";

/** The mails that could not be sent, given up or waiting for another attempt, the oldest first. */
export async function FailedMails() {
  const { formatAge } = await getFormats();
  const now = new Date();
  return (
    <OverviewCard
      heading="Failed emails"
      read={readFailedMails}
      empty="No failed emails."
      actions={(count) => (count > 1 ? <SendAgain from={page} /> : null)}
    >
      {(mail) => (
        <>
          <p className={styles.title}>
            {mail.recipient ?? "To you"}
            <span className={styles.fact}>{formatAge(mail.created_at, now)}</span>
          </p>
          <p className={styles.trouble}>{describeMail(mail)}</p>
          <SendAgain id={mail.id} from={page} />
        </>
      )}
    </OverviewCard>
  );
}
