import "server-only";
import { z } from "zod";
import type { createClient } from "#supabase/create-client.ts";
import { unwrap } from "#supabase/unwrap.ts";

/**
 * Whether the owner asks for a contact message that is not there. Whoever is not the owner is sent elsewhere by the page,
 * so for them nothing is missing.
 */
export async function isMessageMissing(
  session: ReturnType<typeof createClient>,
  id: string,
): Promise<boolean> {
  // Row level security shows this row to the owner alone.
  const own = await session.from("agency_settings").select("version");
  if (own.error || own.data.length === 0) return false;
  if (!z.uuid().safeParse(id).success) return true;
  const found = await session
    .from("contact_messages")
    .select("id")
    .eq("id", id)
    .then(unwrap("The message could not be read"));
  return found.length === 0;
}
