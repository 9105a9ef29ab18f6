import "server-only";
import { openSession } from "#supabase/open-session.ts";
import { unwrap } from "#supabase/unwrap.ts";

const mostPeople = 300;

/** Everybody with an account, owners first. Throws an Error when they cannot be read. */
export async function readPeople() {
  const session = await openSession();
  return await session
    .from("users")
    .select("id, full_name, email")
    .order("role")
    .order("full_name")
    .limit(mostPeople)
    .then(unwrap("The people could not be read"));
}
