import { getFormats } from "#formats/get-formats.ts";
import { notConnected } from "#portal/billing/lead-to-stripe.ts";
import { stripe } from "#stripe/stripe.ts";
import styles from "./at-rest.module.css";
import {
  readCallsToConfirm,
  readClientReplies,
  readFailedMails,
  readOverdueMilestones,
  readRequestedChanges,
  readUnansweredMessages,
  readUnlinkedPeople,
  readUnpaidPlans,
  readWaitingDecisions,
} from "./read-waiting.ts";

/** What may wait, and what to say where it does not. */
const kinds: [read: () => Promise<{ count: number }>, words: string][] = [
  [readFailedMails, "mail goes out"],
  [readUnansweredMessages, "every message is answered"],
  [readCallsToConfirm, "every call is decided"],
  [readClientReplies, "you have read what clients wrote"],
  [readRequestedChanges, "no client waits for a change"],
  [readOverdueMilestones, "milestones are on time"],
  [readUnlinkedPeople, "everyone who signed up has a client"],
  [readWaitingDecisions, "clients have decided what you asked"],
  ...(stripe ? [[readUnpaidPlans, "care plans are paid"] satisfies (typeof kinds)[number]] : []),
];

/** One line for all that does not wait. What could not be read is told by its own card. */
export async function renderAtRest() {
  const [found, { formatList }] = await Promise.all([
    Promise.allSettled(kinds.map(([read]) => read())),
    getFormats(),
  ]);
  const isAtRest = (index: number) => {
    const result = found[index];
    return result?.status === "fulfilled" && result.value.count === 0;
  };
  const words = kinds.flatMap(([, text], index) => (isAtRest(index) ? text : []));
  const opening = words.length === kinds.length ? "Nothing is waiting" : "Nothing else is waiting";
  return (
    <div className={styles.rest}>
      {words.length > 0 ? (
        <p>
          {opening}: {formatList(words)}.
        </p>
      ) : null}
      {stripe ? null : <p>{notConnected}</p>}
    </div>
  );
}
