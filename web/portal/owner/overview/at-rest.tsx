import { getFormats } from "#formats/get-formats.ts";
import { stripe } from "#stripe/stripe.ts";
import { getTexts, type Texts } from "#texts/get-texts.ts";
import { renderBackupAtRest } from "../backups/backup-at-rest.tsx";
import styles from "./at-rest.module.css";
import { readCard, type WaitingCard } from "./read-waiting.ts";

/** What to say where nothing is in any of these cards. */
const kinds: [words: keyof Texts["overview"]["rest"]["kinds"], cards: WaitingCard[]][] = [
  ["mails", ["mails"]],
  ["messages", ["messages"]],
  ["calls", ["calls"]],
  ["replies", ["replies"]],
  ["changes", ["changes"]],
  ["confirms", ["confirms"]],
  ["milestones", ["milestones"]],
  ["steps", ["steps"]],
  ["people", ["people"]],
  ["unseenMoney", ["unseenMoney"]],
  ["uninvoiced", ["uninvoiced"]],
  ["clients", ["clients"]],
  ...(stripe ? [["plans", ["plans", "paidTwice"]] satisfies (typeof kinds)[number]] : []),
];

async function count(cards: WaitingCard[]): Promise<number> {
  const found = await Promise.all(cards.map((card) => readCard(card)));
  return found.reduce((sum, card) => sum + card.count, 0);
}

/** One line for all that does not wait. What could not be read is told by its own card. */
export async function renderAtRest() {
  const [found, backup, { formatList }, { overview, billing }] = await Promise.all([
    Promise.allSettled(kinds.map(([, cards]) => count(cards))),
    renderBackupAtRest(),
    getFormats(),
    getTexts(),
  ]);
  const isAtRest = (index: number) => {
    const result = found[index];
    return result?.status === "fulfilled" && result.value === 0;
  };
  const { rest } = overview;
  const words = kinds.flatMap(([kind], index) => (isAtRest(index) ? rest.kinds[kind] : []));
  const say = words.length === kinds.length ? rest.all : rest.some;
  return (
    <div className={styles.rest}>
      {words.length > 0 ? <p>{say(formatList(words))}</p> : null}
      {backup}
      {stripe ? null : <p>{billing.ownerNotConnected}</p>}
    </div>
  );
}
