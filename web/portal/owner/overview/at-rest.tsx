import { getFormats } from "#formats/get-formats.ts";
import { stripe } from "#stripe/stripe.ts";
import { getTexts, type Texts } from "#texts/get-texts.ts";
import { renderBackupAtRest } from "../backups/backup-at-rest.tsx";
import styles from "./at-rest.module.css";
import { overviewColumns, readCard, type WaitingCard } from "./read-waiting.ts";

type Words = keyof Texts["overview"]["rest"]["kinds"];

/** What to say where nothing is in a card; that plans are paid, and once, is of two. */
function wordsOf(card: WaitingCard): Words {
  return card === "paidTwice" ? "plans" : card;
}

const cards: WaitingCard[] = overviewColumns.flat();

/** One line for all that does not wait. What could not be read is told by its own card. */
export async function renderAtRest() {
  const [found, backup, { formatList }, { overview, billing }] = await Promise.all([
    Promise.allSettled(cards.map((card) => readCard(card))),
    renderBackupAtRest(),
    getFormats(),
    getTexts(),
  ]);
  const isEmpty = (index: number) => {
    const result = found[index];
    return result?.status === "fulfilled" && result.value.count === 0;
  };
  const others = new Set(cards.flatMap((card, index) => (isEmpty(index) ? [] : wordsOf(card))));
  const { rest } = overview;
  // Where Stripe is not connected nothing is said of plans.
  const all = (Object.keys(rest.kinds) as Words[]).filter((words) => stripe || words !== "plans");
  const atRest = all.filter((words) => !others.has(words));
  const say = atRest.length === all.length ? rest.all : rest.some;
  return (
    <div className={styles.rest}>
      {atRest.length > 0 ? <p>{say(formatList(atRest.map((words) => rest.kinds[words])))}</p> : null}
      {backup}
      {stripe ? null : <p>{billing.ownerNotConnected}</p>}
    </div>
  );
}
