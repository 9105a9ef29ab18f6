import "server-only";
import { openSession } from "#supabase/open-session.ts";
import { unwrap } from "#supabase/unwrap.ts";

/** What the person who said that a step is done is called; null for an account that is gone. */
export async function readStepDoer(id: string | null): Promise<string | null> {
  if (id === null) return null;
  const session = await openSession();
  const person = await session
    .from("users")
    .select("full_name, email")
    .eq("id", id)
    .maybeSingle()
    .then(unwrap("Who did the step could not be read"));
  return person ? person.full_name || person.email : null;
}
