import "server-only";
import { z } from "zod";
import type { createClient } from "#supabase/create-client.ts";
import { unwrap } from "#supabase/unwrap.ts";

/**
 * Whether the owner asks for a client that is not there. Whoever is not the owner is sent elsewhere by the page, so
 * for them nothing is missing.
 */
export async function isClientMissing(
  session: ReturnType<typeof createClient>,
  clientId: string,
): Promise<boolean> {
  const isId = z.uuid().safeParse(clientId).success;
  const [own, found] = await Promise.all([
    // Row level security shows this row to the owner alone.
    session.from("agency_settings").select("version"),
    isId
      ? session.from("clients").select("id").eq("id", clientId).then(unwrap("The client could not be read"))
      : [],
  ]);
  if (own.error || own.data.length === 0) return false;
  return found.length === 0;
}
