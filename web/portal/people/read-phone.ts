import "server-only";
import { openSession } from "#supabase/open-session.ts";
import { unwrap } from "#supabase/unwrap.ts";

/** The phone number that somebody who is signed in gave, else nothing. */
export async function readPhone(userId: string): Promise<string> {
  const session = await openSession();
  const person = await session
    .from("users")
    .select("phone")
    .eq("id", userId)
    .maybeSingle()
    .then(unwrap("A phone number could not be read"));
  return person?.phone ?? "";
}
