import "server-only";
import { cookies } from "next/headers";
import { isSessionCookie, signedInCookie } from "#supabase/create-client.ts";
import { openWritableSession } from "#supabase/open-session.ts";
import { withinTimeLimit } from "#supabase/time-limit.ts";

/**
 * Ends the session on this device. A session that Supabase no longer knows (401, 403, 404) counts as ended.
 * Returns whether Supabase ended it; this browser forgets the session in any case.
 */
export async function signOut(): Promise<boolean> {
  const client = await openWritableSession();
  try {
    const { error } = await withinTimeLimit(client.auth.signOut({ scope: "local" }));
    if (!error) return true;
    console.error("Sign-out failed:", error.message);
  } catch (error) {
    console.error("Sign-out failed:", error instanceof Error ? error.message : error);
  }
  const store = await cookies();
  for (const { name } of store.getAll())
    if (isSessionCookie(name) || name === signedInCookie) store.delete(name);
  return false;
}
