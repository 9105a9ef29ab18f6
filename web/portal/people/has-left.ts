import "server-only";
import { openSession } from "#supabase/open-session.ts";
import { unwrap } from "#supabase/unwrap.ts";

/** Whether somebody who is signed in was once taken out of a client. */
export async function hasLeft(userId: string): Promise<boolean> {
  const session = await openSession();
  const person = await session
    .from("users")
    .select("left_at")
    .eq("id", userId)
    .maybeSingle()
    .then(unwrap("Whether somebody has left could not be read"));
  return Boolean(person?.left_at);
}
