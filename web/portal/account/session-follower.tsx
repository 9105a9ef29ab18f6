import { getSessionUser } from "#supabase/session-user.ts";
import { FollowSession } from "./follow-session.client.tsx";

/** Keeps the page true to the session that it was rendered for. */
export async function SessionFollower() {
  const user = await getSessionUser().catch(() => null);
  return user && <FollowSession userId={user.id} role={user.role} />;
}
