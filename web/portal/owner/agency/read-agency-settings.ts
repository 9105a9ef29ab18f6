import "server-only";
import { openSession } from "#supabase/open-session.ts";

/** What the owner has set about the portal. Throws an Error when it cannot be read. */
export async function readAgencySettings(): Promise<{ notification_email: string | null; version: number }> {
  const session = await openSession();
  const { data, error } = await session
    .from("agency_settings")
    .select("notification_email, version")
    .single();
  if (error) throw new Error(`The settings could not be read (${error.code || "no answer"})`);
  return data;
}
