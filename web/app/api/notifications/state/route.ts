import { countNotifications } from "#portal/account/notifications/stored-notifications.ts";
import { openWritableSession } from "#supabase/open-session.ts";
import { readSessionUser } from "#supabase/session-user.ts";

/** What changes when there is news for the signed-in user: `{ unread, latest }`. Asked again and again while a page is looked at. */
export async function GET() {
  const headers = { "cache-control": "private, no-store" };
  try {
    const client = await openWritableSession();
    const user = await readSessionUser(client);
    if (!user) return Response.json({ error: "Please sign in." }, { status: 401, headers });
    return Response.json(await countNotifications(client), { headers });
  } catch (error) {
    console.error(error instanceof Error ? error.message : "The notifications could not be counted");
    return Response.json({ error: "The notifications could not be counted." }, { status: 503, headers });
  }
}
