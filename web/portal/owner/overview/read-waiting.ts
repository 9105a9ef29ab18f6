import "server-only";
import type { WaitingKind } from "schemas/portal-kinds.ts";
import { countAll, readWaiting, type Side, type WaitingItemOf } from "#portal/waiting/read-waiting.ts";
import { openSession } from "#supabase/open-session.ts";
import { unwrapPage } from "#supabase/unwrap.ts";

const shown = 5;
const recent = 7 * 86_400_000;

/** The cards of what waits: whose turn it is, and the kinds that each of them lists. */
export const waitingCards = {
  mails: { side: "agency", kinds: ["mail"] },
  messages: { side: "agency", kinds: ["contact_message"] },
  calls: { side: "agency", kinds: ["discovery_call"] },
  replies: { side: "agency", kinds: ["message"] },
  changes: { side: "agency", kinds: ["feedback_item"] },
  milestones: { side: "agency", kinds: ["milestone"] },
  people: { side: "agency", kinds: ["person"] },
  paidTwice: { side: "agency", kinds: ["second_subscription"] },
  clients: { side: "client", kinds: ["feedback_item", "change_order", "project", "endorsement"] },
  plans: { side: "client", kinds: ["subscription"] },
} as const satisfies Record<string, { side: Side; kinds: readonly WaitingKind[] }>;

export type WaitingCard = keyof typeof waitingCards;
type ItemOf<Card extends WaitingCard> = WaitingItemOf<(typeof waitingCards)[Card]["kinds"][number]>;

/** What a card begins with, and how many there are in all. All cards are read at once; what cannot be read is told by each. */
export async function readCard<Card extends WaitingCard>(card: Card) {
  const { side, kinds } = waitingCards[card];
  const isOfCard = (item: { side: Side; kind: WaitingKind }): item is ItemOf<Card> =>
    item.side === side && kinds.some((kind) => kind === item.kind);
  const items = (await readWaiting(null)).filter(isOfCard);
  const first = kinds.length > 1 ? items.toSorted((one, other) => (one.since < other.since ? -1 : 1)) : items;
  return { rows: first.slice(0, shown), count: countAll(items) };
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
    .limit(shown)
    .then(unwrapPage("The decisions could not be read"));
}
