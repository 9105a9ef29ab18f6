import "server-only";
import type { WaitingKind } from "schemas/portal-kinds.ts";
import {
  countAll,
  readWaiting,
  readWaitingPage,
  type Side,
  type WaitingItemOf,
} from "#portal/waiting/read-waiting.ts";
import { openSession } from "#supabase/open-session.ts";
import { unwrapPage } from "#supabase/unwrap.ts";
import { chooseFirst, type FirstCard } from "./choose-first.ts";
import { listUnanswered } from "./list-unanswered.ts";

const shown = 5;
/** Of what waits for nobody. */
const mostNews = 100;
const recent = 7 * 86_400_000;

/** The cards of what waits: whose turn it is, and the kinds that each of them lists. */
export const waitingCards = {
  mails: { side: "agency", kinds: ["mail"] },
  messages: { side: "agency", kinds: ["contact_message"] },
  calls: { side: "agency", kinds: ["discovery_call"] },
  replies: { side: "agency", kinds: ["message"] },
  changes: { side: "agency", kinds: ["feedback_item"] },
  confirms: { side: "agency", kinds: ["done_step"] },
  milestones: { side: "agency", kinds: ["milestone"] },
  steps: { side: "agency", kinds: ["project"] },
  unseenMoney: { side: "agency", kinds: ["unseen_money"] },
  uninvoiced: { side: "agency", kinds: ["uninvoiced_order"] },
  people: { side: "agency", kinds: ["person"] },
  paidTwice: { side: "agency", kinds: ["second_subscription"] },
  clients: { side: "client", kinds: ["feedback_item", "change_order", "project", "endorsement"] },
  plans: { side: "client", kinds: ["subscription"] },
  invoices: { side: "client", kinds: ["invoice"] },
} as const satisfies Record<string, { side: Side; kinds: readonly WaitingKind[] }>;

export type WaitingCard = keyof typeof waitingCards;

/** Who wrote from outside and what is wrong; and the projects. Each card has its column, whatever is above it. */
export const overviewColumns = [
  ["paidTwice", "messages", "calls", "people", "unseenMoney", "mails", "plans", "invoices"],
  ["replies", "changes", "confirms", "uninvoiced", "milestones", "steps", "clients"],
] as const satisfies WaitingCard[][];

export type ItemOf<Card extends WaitingCard> = WaitingItemOf<(typeof waitingCards)[Card]["kinds"][number]>;

function isOfCard<Card extends WaitingCard>(card: Card) {
  const { side, kinds } = waitingCards[card];
  return (item: { side: Side; kind: WaitingKind }): item is ItemOf<Card> =>
    item.side === side && kinds.some((kind) => kind === item.kind);
}

/** The first of what waits in a card; all cards are read at once. */
async function readItems<Card extends WaitingCard>(card: Card) {
  return (await readWaiting(null)).filter(isOfCard(card));
}

/** What a card begins with, and how many there are in all. All cards are read at once; what cannot be read is told by each. */
export async function readCard<Card extends WaitingCard>(card: Card) {
  const items = await readItems(card);
  const isMixed = waitingCards[card].kinds.length > 1;
  const first = isMixed ? items.toSorted((one, other) => (one.since < other.since ? -1 : 1)) : items;
  return { rows: first.slice(0, shown), count: countAll(items) };
}

/** The same of the messages of visitors, as listUnanswered chooses. */
export async function readUnanswered(now: Date) {
  const items = await readItems("messages");
  return { ...listUnanswered(items, shown, now), count: countAll(items) };
}

/** What the owner does first, as chooseFirst says. */
export async function readFirst() {
  return chooseFirst<ItemOf<FirstCard>>(
    {
      paidTwice: await readItems("paidTwice"),
      messages: await readItems("messages"),
      calls: await readItems("calls"),
      changes: await readItems("changes"),
      confirms: await readItems("confirms"),
      replies: await readItems("replies"),
      milestones: await readItems("milestones"),
      people: await readItems("people"),
      unseenMoney: await readItems("unseenMoney"),
      uninvoiced: await readItems("uninvoiced"),
      mails: await readItems("mails"),
      steps: await readItems("steps"),
    },
    new Date(),
  );
}

/** How many wait in each card. */
export async function countCards(): Promise<Map<WaitingCard, number>> {
  const counts = overviewColumns.flat().map(async (card) => [card, countAll(await readItems(card))] as const);
  return new Map(await Promise.all(counts));
}

/** A page of all that is in a card. */
export async function readWholeCard<Card extends WaitingCard>(card: Card, page: number) {
  const { side, kinds } = waitingCards[card];
  const { items, total } = await readWaitingPage(side, kinds, page);
  return { rows: items.filter(isOfCard(card)), total };
}

/** What became of care plans in the last seven days, as the signed-in owner was told. */
export async function readPlanNews(now: Date) {
  const client = await openSession();
  return await client
    .from("notifications")
    .select("id, title, updated_at, clients!inner (id, name)", { count: "exact" })
    .eq("kind", "care_plan")
    .gte("updated_at", new Date(now.getTime() - recent).toISOString())
    .order("updated_at", { ascending: false })
    .limit(shown)
    .then(unwrapPage("The news of care plans could not be read"));
}

/** What clients decided in the last seven days. */
export async function readClientDecisions(now: Date) {
  const client = await openSession();
  return await client
    .from("approvals")
    .select(
      "id, decision, subject_type, subject_id, snapshot, decided_by_name, decided_at, projects!inner (id, name)",
      { count: "exact" },
    )
    .gte("decided_at", new Date(now.getTime() - recent).toISOString())
    .order("decided_at", { ascending: false })
    .limit(mostNews)
    .then(unwrapPage("The decisions could not be read"));
}
