import "server-only";
import { openSession } from "#supabase/open-session.ts";
import { unwrap } from "#supabase/unwrap.ts";

const most = 1000;

export async function readClientChoices() {
  const session = await openSession();
  return await session
    .from("clients")
    .select("id, name")
    .order("name")
    .limit(most)
    .then(unwrap("The clients could not be read"));
}
