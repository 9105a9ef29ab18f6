import "server-only";
import { watchNews } from "#supabase/watch-news.ts";

// Proxies close a line on which nothing is said for a minute.
const beatMs = 25_000;
const lines = new Set<() => void>();
let isEndFollowed = false;
let isEnding = false;

/** A stream of server-sent events, `news` each time that a user's notifications change; null where nothing tells of them. */
export async function streamNews(userId: string, token: string): Promise<ReadableStream<string> | null> {
  if (isEnding) return null;
  const { readable, writable } = new TransformStream<string, string>();
  const writer = writable.getWriter();
  const say = (text: string) => void writer.write(text).catch(end);
  const beat = setInterval(() => say(": still here\n\n"), beatMs);
  let unwatch: (() => void) | null = null;

  function end() {
    clearInterval(beat);
    lines.delete(end);
    unwatch?.();
    writer.close().catch(() => {});
  }

  unwatch = await watchNews({ userId, token, onNews: () => say("event: news\ndata:\n\n"), onEnd: end });
  if (!unwatch || isEnding) {
    end();
    return null;
  }
  writer.closed.catch(end);
  lines.add(end);
  if (!isEndFollowed) process.once("SIGTERM", endAll);
  isEndFollowed = true;
  say(": listening\n\n");
  return readable;
}

/** An open line would keep a process that is told to stop, and so would one that its page takes up again. */
function endAll(): void {
  isEnding = true;
  for (const end of lines) end();
}
