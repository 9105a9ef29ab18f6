import { getFormats } from "#formats/get-formats.ts";
import { stripe } from "#stripe/stripe.ts";
import { getTexts, type Texts } from "#texts/get-texts.ts";
import { renderBackupAtRest } from "../backups/backup-at-rest.tsx";
import styles from "./at-rest.module.css";
import { overviewColumns, readCard, type WaitingCard } from "./read-waiting.ts";

type Words = keyof Texts["overview"]["rest"]["kinds"];

/** What to say where nothing is in a card. Two cards with the same words are both empty then. */
const wordsOfCard: Record<WaitingCard, Words> = {
  mails: "mails",
  messages: "messages",
  calls: "calls",
  replies: "replies",
  changes: "changes",
  confirms: "confirms",
  milestones: "milestones",
  steps: "steps",
  people: "people",
  unseenMoney: "unseenMoney",
  uninvoiced: "uninvoiced",
  clients: "clients",
  invoices: "invoices",
  plans: "plans",
  paidTwice: "plans",
};

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
  const others = new Set(cards.flatMap((card, index) => (isEmpty(index) ? [] : wordsOfCard[card])));
  // Where Stripe is not connected nothing is said of plans.
  const all = [...new Set(Object.values(wordsOfCard))].filter((words) => stripe || words !== "plans");
  const atRest = all.filter((words) => !others.has(words));
  const { rest } = overview;
  const say = atRest.length === all.length ? rest.all : rest.some;
  return (
    <div className={styles.rest}>
      {atRest.length > 0 ? <p>{say(formatList(atRest.map((words) => rest.kinds[words])))}</p> : null}
      {backup}
      {stripe ? null : <p>{billing.ownerNotConnected}</p>}
    </div>
  );
}
