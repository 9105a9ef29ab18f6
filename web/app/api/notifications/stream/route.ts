import { env } from "#env.ts";
import { streamNews } from "#portal/account/notifications/stream-news.ts";
import { lineResponse } from "#server/open-line.ts";
import { openWritableSession } from "#supabase/open-session.ts";
import { readSessionUser } from "#supabase/session-user.ts";

/** Tells the pages of the signed-in user, by server-sent events, that there is news, where the backend tells the site. */
export async function GET() {
  try {
    const client = await openWritableSession();
    const user = await readSessionUser(client);
    const { data } = await client.auth.getSession();
    if (!user || !data.session) return refuse(401, "Please sign in.");
    const stream =
      env.SUPABASE_REALTIME === "on" ? await streamNews(user.id, data.session.access_token) : null;
    if (!stream) return refuse(503, "Nothing tells of news here: please ask.");
    return lineResponse(stream);
  } catch (error) {
    console.error(error instanceof Error ? error.message : "The news could not be followed");
    return refuse(503, "The news could not be followed.");
  }
}

function refuse(status: number, error: string): Response {
  return Response.json({ error }, { status, headers: { "cache-control": "private, no-store" } });
}
