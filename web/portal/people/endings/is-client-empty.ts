import "server-only";
import { openSession } from "#supabase/open-session.ts";
import { unwrap } from "#supabase/unwrap.ts";

/** Whether the owner sees nothing in a client; the database looks again, and further, before it deletes one. */
export async function isClientEmpty(clientId: string): Promise<boolean> {
  const session = await openSession();
  const { invites, ...owned } = await session
    .from("clients")
    .select(
      "projects (id), client_members (user_id), client_docs (id), subscriptions (id), invites (accepted_at, revoked_at)",
    )
    .eq("id", clientId)
    .single()
    .then(unwrap("What the client has could not be read"));
  const open = invites.filter(({ accepted_at, revoked_at }) => !accepted_at && !revoked_at);
  return [open, ...Object.values(owned)].every((rows) => rows.length === 0);
}
