import { expect, test } from "vitest";
import { chooseFirst, type FirstCard } from "./choose-first.ts";

const now = new Date("2030-06-15T12:00:00Z");
const since = (hours: number) => new Date(now.getTime() - hours * 3_600_000).toISOString();
const inOrder: FirstCard[] = [
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
];
const newest = { id: "newest", since: since(1) };
const none: Record<FirstCard, { id: string; since: string }[]> = {
  paidTwice: [],
  messages: [],
  calls: [],
  changes: [],
  confirms: [],
  replies: [],
  milestones: [],
  people: [],
  unseenMoney: [],
  uninvoiced: [],
  mails: [],
  steps: [],
};

test("with any of the cards empty and whoever waits however long, the first thing is the rule's", () => {
  for (let filled = 0; filled < 2 ** inOrder.length; filled++)
    for (const hours of [1, 47.9, 48, 1000]) {
      const rows = [newest, { id: "oldest", since: since(hours) }];
      const cards = inOrder.filter((_, place) => filled & (1 << place));
      const items = { ...none, ...Object.fromEntries(cards.map((card) => [card, rows])) };
      const [card] = cards;
      const isOldest = card === "messages" && hours >= 48;
      expect(chooseFirst(items, now), `${cards} ${hours}`).toEqual(
        card ? { card, item: isOldest ? rows[1] : newest } : undefined,
      );
    }
});
