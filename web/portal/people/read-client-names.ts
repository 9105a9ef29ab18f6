import "server-only";
import { openSession } from "#supabase/open-session.ts";
import { unwrap } from "#supabase/unwrap.ts";

/** The names of the clients that a user belongs to, by name. Throws an Error when they cannot be read. */
export async function readClientNames(userId: string): Promise<string[]> {
  const session = await openSession();
  const rows = await session
    .from("client_members")
    .select("clients (name)")
    .eq("user_id", userId)
    .then(unwrap("The clients of a user could not be read"));
  return rows.map(({ clients }) => clients.name).sort((a, b) => a.localeCompare(b));
}
