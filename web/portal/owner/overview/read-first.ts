import "server-only";
import { isLate } from "./list-unanswered.ts";
import { readItems, type WaitingCard } from "./read-waiting.ts";

/** What weighs most comes first: money that goes the wrong way, whoever is kept waiting, then the rest of the agency's turn. */
const order = [
  "paidTwice",
  "messages",
  "calls",
  "changes",
  "replies",
  "milestones",
  "people",
  "mails",
] as const satisfies WaitingCard[];

/**
 * What the owner does first: of visitors' messages the one that waits longest once it has waited for two days, else the newest
 * lead; of everything else what its card begins with. Nothing where it is nobody's turn but clients'.
 */
export async function readFirst(now: Date) {
  for (const card of order) {
    const items = await readItems(card);
    const oldest = items.at(-1);
    const item = card === "messages" && oldest && isLate(oldest, now) ? oldest : items[0];
    if (item) return { card, item };
  }
  return undefined;
}
