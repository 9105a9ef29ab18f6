import { getFormats } from "#formats/get-formats.ts";
import { stripe } from "#stripe/stripe.ts";
import { getTexts, type Texts } from "#texts/get-texts.ts";
import { renderBackupAtRest } from "../backups/backup-at-rest.tsx";
import styles from "./at-rest.module.css";
import {
  readCallsToConfirm,
  readClientReplies,
  readFailedMails,
  readOverdueMilestones,
  readPaidTwice,
  readRequestedChanges,
  readUnansweredMessages,
  readUnlinkedPeople,
  readUnpaidPlans,
  readWaitingDecisions,
} from "./read-waiting.ts";

/** What may wait, and what to say where it does not. */
const kinds: [read: () => Promise<{ count: number }>, words: keyof Texts["overview"]["rest"]["kinds"]][] = [
  [readFailedMails, "mails"],
  [readUnansweredMessages, "messages"],
  [readCallsToConfirm, "calls"],
  [readClientReplies, "replies"],
  [readRequestedChanges, "changes"],
  [readOverdueMilestones, "milestones"],
  [readUnlinkedPeople, "people"],
  [readWaitingDecisions, "decisions"],
  ...(stripe ? [[readPlansToSettle, "plans"] satisfies (typeof kinds)[number]] : []),
];

async function readPlansToSettle() {
  const [unpaid, twice] = await Promise.all([readUnpaidPlans(), readPaidTwice()]);
  return { count: unpaid.count + twice.count };
}

/** One line for all that does not wait. What could not be read is told by its own card. */
export async function renderAtRest() {
  const [found, backup, { formatList }, { overview, billing }] = await Promise.all([
    Promise.allSettled(kinds.map(([read]) => read())),
    renderBackupAtRest(),
    getFormats(),
    getTexts(),
  ]);
  const isAtRest = (index: number) => {
    const result = found[index];
    return result?.status === "fulfilled" && result.value.count === 0;
  };
  const { rest } = overview;
  const words = kinds.flatMap(([, kind], index) => (isAtRest(index) ? rest.kinds[kind] : []));
  const say = words.length === kinds.length ? rest.all : rest.some;
  return (
    <div className={styles.rest}>
      {words.length > 0 ? <p>{say(formatList(words))}</p> : null}
      {backup}
      {stripe ? null : <p>{billing.ownerNotConnected}</p>}
    </div>
  );
}
