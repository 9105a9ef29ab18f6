import "server-only";
import { REALTIME_SUBSCRIBE_STATES, RealtimeClient } from "@supabase/supabase-js";
import { env } from "#env.ts";
import { timeLimitMs } from "./time-limit.ts";

type Watch = { userId: string; token: string; onNews: () => void; onEnd: () => void };

/**
 * Listens on a user's private channel of Supabase's Realtime, with their own access token: `onNews` whenever their
 * notifications have changed, `onEnd` once when the line is lost or the token has expired. Resolves to what ends it; to
 * null when Realtime refuses or does not answer within five seconds.
 */
export async function watchNews({ userId, token, onNews, onEnd }: Watch): Promise<(() => void) | null> {
  const client = new RealtimeClient(`${env.SUPABASE_URL.replace(/^http/, "ws")}/realtime/v1`, {
    params: { apikey: env.SUPABASE_PUBLISHABLE_KEY },
    timeout: timeLimitMs,
  });
  await client.setAuth(token);
  const channel = client.channel(`news:${userId}`, { config: { private: true } });
  channel.on("broadcast", { event: "news" }, onNews);

  let isOver = false;
  function end() {
    if (isOver) return;
    isOver = true;
    // It would try again for ever; the page does so by itself, with a token that is good then.
    client.disconnect().catch((error: unknown) => console.error("A line to Realtime was not closed:", error));
  }

  const hasJoined = await new Promise<boolean>((resolve) => {
    channel.subscribe((state, error) => {
      if (state === REALTIME_SUBSCRIBE_STATES.SUBSCRIBED) return resolve(true);
      if (isOver) return;
      if (error) console.error("Realtime:", error.message);
      end();
      resolve(false);
      onEnd();
    });
  });
  return hasJoined && !isOver ? end : null;
}
