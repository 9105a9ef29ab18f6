import { isLate } from "./list-unanswered.ts";

/** What weighs most comes first: money that goes the wrong way, whoever waits outside, then the projects, then what is broken, then what is planned. */
const firstCards = [
  "paidTwice",
  "messages",
  "calls",
  "changes",
  "confirms",
  "replies",
  "milestones",
  "people",
  "unseenMoney",
  "uninvoiced",
  "mails",
  "steps",
] as const;

export type FirstCard = (typeof firstCards)[number];

/**
 * What the owner does first: of visitors' messages, which come with the newest first, the one that waits longest once it has waited
 * for two days; of everything else what its card begins with. Nothing where it is nobody's turn but clients'.
 */
export function chooseFirst<Item extends { since: string }>(items: Record<FirstCard, Item[]>, now: Date) {
  for (const card of firstCards) {
    const oldest = items[card].at(-1);
    const item = card === "messages" && oldest && isLate(oldest, now) ? oldest : items[card][0];
    if (item) return { card, item };
  }
  return undefined;
}
