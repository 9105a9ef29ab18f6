import { answerRead, privately, refuse } from "#app/api/answer-read.ts";
import { countNotifications } from "#portal/notifications/stored-notifications.ts";
import { readSessionUser } from "#session/session-user.ts";
import { openWritableSession } from "#supabase/open-session.ts";

/** What changes when there is news for the signed-in user: `{ unread, latest }`. Asked again and again while a page is looked at. */
export function GET() {
  return answerRead("The notifications could not be counted.", async () => {
    const client = await openWritableSession();
    const user = await readSessionUser(client);
    if (!user) return refuse(401, "Please sign in.");
    return Response.json(await countNotifications(client), { headers: privately });
  });
}
