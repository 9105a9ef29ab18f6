import "server-only";
import { openSession } from "#supabase/open-session.ts";
import { unwrap } from "#supabase/unwrap.ts";

/** What the owner has set about the portal. Throws an Error when it cannot be read. */
export async function readAgencySettings(): Promise<{ notification_email: string | null; version: number }> {
  const session = await openSession();
  return await session
    .from("agency_settings")
    .select("notification_email, version")
    .single()
    .then(unwrap("The settings could not be read"));
}
