import { getFormats } from "#formats/get-formats.ts";
import { describeMail } from "#outbox/describe-mail.ts";
import { SendAgain } from "#portal/requests/mail-states/send-again.tsx";
import { openSession } from "#supabase/open-session.ts";
import { unwrapPage } from "#supabase/unwrap.ts";
import { OverviewCard, type Waiting } from "./overview-card.tsx";
import styles from "./overview-row.module.css";

const shown = 5;
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

type Mail = {
  id: string;
  recipient: string | null;
  template: string;
  attempts: number;
  sent_at: string | null;
  failed_at: string | null;
  last_error: string | null;
  created_at: string;
};

async function readFailedMails(): Promise<Waiting<Mail>> {
  const client = await openSession();
  return await client
    .from("outbox")
    .select("id, recipient, template, attempts, sent_at, failed_at, last_error, created_at", {
      count: "exact",
    })
    .is("sent_at", null)
    .not("last_error", "is", null)
    .order("created_at")
    .limit(shown)
    .then(unwrapPage("The outbox could not be read"));
}
