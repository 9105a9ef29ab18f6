import { cookies } from "next/headers";
import { countNotifications } from "#portal/notifications/stored-notifications.ts";
import { listSections } from "#portal/shell/list-sections.ts";
import { isHalfway } from "#session/second-step.ts";
import { readSessionUser } from "#session/session-user.ts";
import { signedInCookie } from "#supabase/create-client.ts";
import { openWritableSession } from "#supabase/open-session.ts";

/**
 * Who is signed in, for the header of a cached page: `{ user: { id }, role, unread, sections }`, or null; of somebody who has not taken the
 * second step `{ user: null, secondStep: true }`.
 */
export async function GET() {
  const headers = { "cache-control": "private, no-store" };
  try {
    // An expired session is renewed on the way, so its new tokens must reach the browser.
    const client = await openWritableSession();
    const user = await readSessionUser(client);
    if (!user && (await isHalfway(client)))
      return Response.json({ user: null, secondStep: true }, { headers });
    if (!user) {
      (await cookies()).delete(signedInCookie);
      return Response.json(null, { headers });
    }
    const { unread } = await countNotifications(client).catch(() => ({ unread: 0 }));
    const sections = (await listSections(user)).map(({ href, label }) => ({ href, label }));
    return Response.json({ user: { id: user.id }, role: user.role, unread, sections }, { headers });
  } catch (error) {
    console.error("The session could not be read:", error);
    return Response.json(null, { status: 503, headers });
  }
}
