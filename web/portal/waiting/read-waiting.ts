import "server-only";
import { cache } from "react";
import type { Enums } from "schemas/generated/database.ts";
import type { WaitingKind } from "schemas/portal-kinds.ts";
import { dateInTimeZone } from "schemas/requests/date-in-time-zone.ts";
import { z } from "zod";
import { getTimeZone } from "#site/time-zone.ts";
import { openSession } from "#supabase/open-session.ts";
import { unwrap } from "#supabase/unwrap.ts";

export type Side = Enums<"project_side">;

const text = z.string();
const maybe = text.nullable();

const ofProject = { project_id: text, project_name: text, client_id: text, client_name: text };
const ofClient = { ...ofProject, project_id: z.null(), project_name: z.null() };
/** Visitors, whoever belongs to no client yet, and the agency itself. */
const ofNobody = { ...ofClient, client_id: maybe, client_name: maybe };

const price = { amount_cents: z.number(), currency: text };
const reminder = { reminded_at: maybe };

/** A row of `list_waiting`: where it belongs, and what the database says of such a thing besides its title. */
function waits<Kind extends WaitingKind, Place extends z.ZodRawShape, Facts extends z.ZodRawShape>(
  kind: Kind,
  place: Place,
  facts: Facts,
) {
  return z.object({
    kind: z.literal(kind),
    side: z.enum(["agency", "client"]),
    id: text,
    title: text,
    since: text,
    /** Until when it can be done, or could have been. */
    due: maybe,
    /** How many of its kind wait on its side. */
    total: z.number(),
    ...place,
    facts: z.object(facts),
  });
}

const waitingItem = z.discriminatedUnion("kind", [
  waits("project", ofProject, { reply: text }),
  waits("done_step", ofProject, { done_by: maybe, done_at: text, comment: text }),
  waits("endorsement", ofProject, {}),
  waits("milestone", ofProject, { due_on: text }),
  waits("feedback_item", ofProject, reminder),
  waits("change_order", ofProject, {
    number: z.number(),
    price_cents: z.number(),
    currency: text,
    ...reminder,
  }),
  waits("uninvoiced_order", ofProject, {
    number: z.number(),
    price_cents: z.number(),
    left_cents: z.number(),
    currency: text,
  }),
  waits("message", ofProject, { events: z.number() }),
  waits("subscription", ofClient, { ...price, status: text, cancel_at_period_end: z.boolean() }),
  waits("invoice", ofClient, { amount: z.number(), currency: text }),
  waits("second_subscription", ofClient, price),
  waits("unseen_money", ofClient, {}),
  waits("contact_message", ofNobody, { words: text }),
  waits("discovery_call", ofNobody, { starts_at: text, time_zone: text }),
  waits("person", ofNobody, { email: text }),
  waits("mail", ofNobody, {
    template: text,
    attempts: z.number(),
    sent_at: maybe,
    failed_at: maybe,
    last_error: maybe,
  }),
]);

export type WaitingItem = z.infer<typeof waitingItem>;
export type WaitingItemOf<Kind extends WaitingKind> = Extract<WaitingItem, { kind: Kind }>;

/** Whoever has more to do begins with these. */
const mostOfAKind = 25;

/**
 * What waits on a side or on both, of a client or of all, as far as the signed-in user may read it: of each kind the first 25;
 * of all messages of visitors, which begin with the newest, the last 25 too. Read once for all parts of a page that ask alike.
 */
export const readWaiting = cache(async (side: Side | null, clientId: string | null = null) => {
  const session = await openSession();
  const rows = await session
    .rpc("list_waiting", {
      of_side: side ?? undefined,
      of_client: clientId ?? undefined,
      today: dateInTimeZone(new Date(), await getTimeZone()),
      most: mostOfAKind,
    })
    .then(unwrap("What waits could not be read"));
  return z.array(waitingItem).parse(rows);
});

/** How many wait of the kinds that these are the first of. */
export function countAll(items: readonly WaitingItem[]): number {
  const totals = new Map(items.map(({ side, kind, total }) => [`${side} ${kind}`, total]));
  return [...totals.values()].reduce((sum, total) => sum + total, 0);
}

export const waitingPerPage = 30;

/** A page of all that waits of some kinds as one list, and how many there are. */
export async function readWaitingPage(side: Side, kinds: readonly WaitingKind[], page: number) {
  const session = await openSession();
  const rows = await session
    .rpc("list_waiting", {
      of_side: side,
      of_kinds: [...kinds],
      today: dateInTimeZone(new Date(), await getTimeZone()),
      skip: (page - 1) * waitingPerPage,
      most: waitingPerPage,
    })
    .then(unwrap("What waits could not be read"));
  const items = z.array(waitingItem).parse(rows);
  return { items, total: items[0]?.total ?? 0 };
}
