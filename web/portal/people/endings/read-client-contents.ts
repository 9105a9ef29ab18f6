import "server-only";
import { cache } from "react";
import { openSession } from "#supabase/open-session.ts";
import { unwrap } from "#supabase/unwrap.ts";

export type ClientContents = Awaited<ReturnType<typeof readClientContents>>;

/** How much of each kind belongs to a client; the database looks again, and further, before it deletes one. */
export const readClientContents = cache(async (clientId: string) => {
  const session = await openSession();
  const { projects, client_members, client_docs, contact_messages, subscriptions, invoices, invites } =
    await session
      .from("clients")
      .select(
        "projects (id), client_members (user_id), client_docs (id), contact_messages (id), subscriptions (id), invoices (id), invites (accepted_at, revoked_at)",
      )
      .eq("id", clientId)
      .single()
      .then(unwrap("What the client has could not be read"));
  return {
    projects: projects.length,
    people: client_members.length,
    invites: invites.filter(({ accepted_at, revoked_at }) => !accepted_at && !revoked_at).length,
    pages: client_docs.length,
    messages: contact_messages.length,
    plans: subscriptions.length,
    invoices: invoices.length,
  };
});

/** A message that came from somebody stays when the client goes. */
export function isEmpty({ messages: _, ...owned }: ClientContents): boolean {
  return Object.values(owned).every((count) => count === 0);
}
