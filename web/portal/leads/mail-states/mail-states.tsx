import { describeMail } from "#outbox/describe-mail.ts";
import { getTexts } from "#texts/get-texts.ts";
import { Button } from "#ui/button/button.tsx";
import { SavedForm } from "#ui/saved-form/saved-form.client.tsx";
import styles from "./mail-states.module.css";
import type { readMails } from "./read-mails.ts";

export type Mail = Awaited<ReturnType<typeof readMails>>[number];

/** Mails are sent within seconds; what waits longer is worth a line. */
const usualMs = 10 * 60_000;

export const hasFailed = ({ sent_at, failed_at, last_error }: Mail): boolean =>
  sent_at === null && (failed_at !== null || last_error !== null);

const isLate = ({ sent_at, created_at }: Mail): boolean =>
  sent_at === null && Date.now() - Date.parse(created_at) > usualMs;

/** The mails that failed or wait longer than usual; one that was given up can be sent again. `from`: the page that shows them. */
export async function MailStates({ mails, from }: { mails: Mail[]; from: string }) {
  const shown = mails.filter((mail) => hasFailed(mail) || isLate(mail));
  if (shown.length === 0) return null;
  const { requests, mails: mailTexts } = await getTexts();
  return (
    <ul className={styles.mails} aria-label={requests.mails}>
      {shown.map((mail) => (
        <li key={mail.id} data-state={hasFailed(mail) ? "failed" : "waiting"}>
          {describeMail(mail, mailTexts)}
          {mail.failed_at ? <SendAgain id={mail.id} from={from} /> : null}
        </li>
      ))}
    </ul>
  );
}

/** Puts one mail back into the queue, or without an id every mail that failed. `from`: the page that shows the button. */
export async function SendAgain({ id, from }: { id?: string; from: string }) {
  const { requests } = await getTexts();
  return (
    <SavedForm action={id ? `/api/outbox/${id}` : "/api/outbox"} className={styles.again}>
      <input type="hidden" name="from" value={from} />
      <Button type="submit" size={id ? "xs" : "sm"} variant="outline">
        {id ? requests.sendAgain : requests.sendAllAgain}
      </Button>
    </SavedForm>
  );
}
