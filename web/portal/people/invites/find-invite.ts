import "server-only";
import { findPrivateLink } from "#private-links/private-link.ts";
import { serviceClient } from "#supabase/service-client.ts";
import { unwrap } from "#supabase/unwrap.ts";

/** What a mailed invite is good for now; `unknown` for a link that was made up. */
export type FoundInvite =
  | { is: "open"; email: string; client: string }
  | { is: "used" | "declined" | "expired" | "revoked" | "unknown" };

/** The invite behind a mailed link. */
export async function findInvite(token: string): Promise<FoundInvite> {
  const id = await findPrivateLink("invite", token);
  if (!id) return { is: "unknown" };
  const data = await serviceClient
    .from("invites")
    .select("email, expires_at, accepted_at, declined_at, revoked_at, clients (name)")
    .eq("id", id)
    .maybeSingle()
    .then(unwrap("The invite could not be read"));
  if (!data) return { is: "unknown" };
  if (data.accepted_at) return { is: "used" };
  if (data.revoked_at) return { is: "revoked" };
  if (data.declined_at) return { is: "declined" };
  if (new Date(data.expires_at) <= new Date()) return { is: "expired" };
  return { is: "open", email: data.email, client: data.clients.name };
}
