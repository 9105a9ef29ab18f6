import "server-only";
import { openSession } from "#supabase/open-session.ts";
import type { SessionUser } from "#supabase/session-user.ts";
import { withCode } from "#supabase/unwrap.ts";

/** How many messages of a project its reader has not seen; 0 too when it could not be read, which no page fails for. */
export async function countUnread(projectId: string, { id }: SessionUser): Promise<number> {
  const client = await openSession();
  const { data, error } = await client
    .from("notifications")
    .select("events")
    .eq("user_id", id)
    .eq("kind", "message")
    .eq("subject_id", projectId)
    .is("read_at", null)
    .maybeSingle();
  if (error) console.error(withCode("The unread messages could not be counted", error));
  return data?.events ?? 0;
}
