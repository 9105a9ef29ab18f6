import { answerRead, refuse } from "#app/api/answer-read.ts";
import { env } from "#env.ts";
import { lineResponse, openLine } from "#server/open-line.ts";
import { readSessionUser } from "#session/session-user.ts";
import { askForNews } from "#supabase/ask-for-news.ts";
import { openWritableSession } from "#supabase/open-session.ts";
import { watchNews } from "#supabase/watch-news.ts";

/** Tells the pages of the signed-in user, by server-sent events, that there is news: by the backend where it tells, else by asking. */
export function GET() {
  return answerRead("The news could not be followed.", async () => {
    const client = await openWritableSession();
    const user = await readSessionUser(client);
    const { data } = await client.auth.getSession();
    if (!user || !data.session) return refuse(401, "Please sign in.");
    const { access_token: token, expires_at = 0 } = data.session;
    const of = { userId: user.id, isOwner: user.role === "owner", until: new Date(expires_at * 1000), token };
    const stream = await openLine(async ({ say, end }) => {
      const listen = { ...of, onNews: () => say("news"), onEnd: end };
      return env.SUPABASE_REALTIME === "on" ? watchNews(listen) : askForNews(listen);
    });
    return stream ? lineResponse(stream) : refuse(503, "Nothing tells of news here: please ask.");
  });
}
