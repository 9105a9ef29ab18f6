import { answerRead, refuse } from "#app/api/answer-read.ts";
import { env } from "#env.ts";
import { lineResponse, openLine } from "#server/open-line.ts";
import { readSessionUser } from "#session/session-user.ts";
import { openWritableSession } from "#supabase/open-session.ts";
import { watchNews } from "#supabase/watch-news.ts";

/** Tells the pages of the signed-in user, by server-sent events, that there is news, where the backend tells the site. */
export function GET() {
  return answerRead("The news could not be followed.", async () => {
    const client = await openWritableSession();
    const user = await readSessionUser(client);
    const { data } = await client.auth.getSession();
    if (!user || !data.session) return refuse(401, "Please sign in.");
    const of = { userId: user.id, token: data.session.access_token };
    const stream =
      env.SUPABASE_REALTIME === "on"
        ? await openLine(({ say, end }) => watchNews({ ...of, onNews: () => say("news"), onEnd: end }))
        : null;
    return stream ? lineResponse(stream) : refuse(503, "Nothing tells of news here: please ask.");
  });
}
