import "server-only";
import { cache } from "react";
import { z } from "zod";
import { openSession } from "#supabase/open-session.ts";
import { unwrap } from "#supabase/unwrap.ts";

export type Client = NonNullable<Awaited<ReturnType<typeof readClient>>>;

/** A client, or null when there is none that the signed-in user may see. */
export const readClient = cache(async (clientId: string) => {
  if (!z.uuid().safeParse(clientId).success) return null;
  const session = await openSession();
  return await session
    .from("clients")
    .select("id, name, website, time_zone, version, created_at")
    .eq("id", clientId)
    .maybeSingle()
    .then(unwrap("The client could not be read"));
});
