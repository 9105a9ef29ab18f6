import "server-only";
import { z } from "zod";
import { openSession } from "#supabase/open-session.ts";

/** The name of a client; null when there is none that the signed-in user may see. Throws an Error when it cannot be read. */
export async function readClientName(clientId: string): Promise<string | null> {
  if (!z.uuid().safeParse(clientId).success) return null;
  const session = await openSession();
  const { data, error } = await session.from("clients").select("name").eq("id", clientId).maybeSingle();
  if (error) throw new Error(`The client could not be read (${error.code || "no answer"})`);
  return data?.name ?? null;
}
