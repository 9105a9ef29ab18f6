import "server-only";
import { openLine } from "#server/open-line.ts";
import { watchNews } from "#supabase/watch-news.ts";

/** A stream of server-sent events, `news` each time that a user's notifications change; null where nothing tells of them. */
export function streamNews(userId: string, token: string): Promise<ReadableStream<Uint8Array> | null> {
  return openLine(({ say, end }) => watchNews({ userId, token, onNews: () => say("news"), onEnd: end }));
}
