import "server-only";
import { openSession } from "#supabase/open-session.ts";
import { unwrap } from "#supabase/unwrap.ts";

/** Where the signed-in user's account is signed in, the session in use last first. Throws an Error when it cannot be read. */
export async function readSessions() {
  const client = await openSession();
  return await client.rpc("my_sessions").then(unwrap("The sessions could not be read"));
}
