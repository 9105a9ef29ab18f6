import "server-only";
import { serviceClient } from "./service-client.ts";
import { unwrap } from "./unwrap.ts";

type Ask = { userId: string; isOwner: boolean; until: Date; onNews: () => void; onEnd: () => void };
type Listener = Pick<Ask, "userId" | "isOwner" | "onNews">;
/** A row that is news: of one person, or of every owner, as what a visitor sent is. */
type News = { id: string; at: string; userId: string | null };

const pauseMs = 1000;
/** Who commits late has an earlier moment than what is known already. */
const overlapMs = 5000;
/** Pages of one person that listen at a time. */
const mostOfOne = 24;
/** More at once reach their pages by the pages' own question. */
const mostAtOnce = 200;

const listeners = new Set<Listener>();
const known = new Map<string, string>();
let isAsking = false;
let hasFailed = false;

/**
 * Tells of a person's news where no backend does: one question a second for all who listen in this process, and none while nobody
 * does. `onNews` whenever there is something new for them, `onEnd` once, at `until`. Answers with what ends it, or null where the
 * same person listens too often.
 */
export function askForNews({ userId, isOwner, until, onNews, onEnd }: Ask): (() => void) | null {
  if ([...listeners].filter((each) => each.userId === userId).length >= mostOfOne) return null;
  const listener = { userId, isOwner, onNews };
  listeners.add(listener);
  const timer = setTimeout(onEnd, Math.max(0, until.getTime() - Date.now()));
  if (!isAsking) void ask();
  return () => {
    clearTimeout(timer);
    listeners.delete(listener);
  };
}

async function ask(): Promise<void> {
  isAsking = true;
  let isFirst = true;
  while (listeners.size > 0) {
    try {
      const news = await readNews();
      if (!isFirst) tell(news);
      remember(news);
      isFirst = false;
      hasFailed = false;
    } catch (error) {
      if (!hasFailed) console.warn("Nobody is told of news:", error instanceof Error ? error.message : error);
      hasFailed = true;
    }
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
  }
  known.clear();
  isAsking = false;
}

function tell(news: News[]): void {
  const fresh = news.filter(({ id, at }) => known.get(id) !== at);
  for (const { userId, isOwner, onNews } of listeners)
    if (fresh.some((each) => (each.userId ? each.userId === userId : isOwner))) onNews();
}

function remember(news: News[]): void {
  for (const { id, at } of news) known.set(id, at);
  const oldest = newestKnown() - overlapMs;
  for (const [id, at] of known) if (Date.parse(at) < oldest) known.delete(id);
}

function newestKnown(): number {
  return Math.max(0, ...[...known.values()].map((at) => Date.parse(at)));
}

/** What is newer than what is known, by the database's own clock, with what was known last. */
async function readNews(): Promise<News[]> {
  const since = new Date(Math.max(0, newestKnown() - overlapMs)).toISOString();
  const read = unwrap("What is new could not be read");
  const isOwnerHere = [...listeners].some(({ isOwner }) => isOwner);
  const [notifications, ...sent] = await Promise.all([
    serviceClient
      .from("notifications")
      .select("id, at:updated_at, userId:user_id")
      .gte("updated_at", since)
      .order("updated_at", { ascending: false })
      .limit(mostAtOnce)
      .then(read),
    ...(isOwnerHere ? (["contact_messages", "discovery_calls"] as const) : []).map((table) =>
      serviceClient
        .from(table)
        .select("id, at:created_at")
        .gte("created_at", since)
        .order("created_at", { ascending: false })
        .limit(mostAtOnce)
        .then(read),
    ),
  ]);
  return [...notifications, ...sent.flat().map((row) => ({ ...row, userId: null }))];
}
