import "server-only";
import { openSession } from "#supabase/open-session.ts";

/** The names of the clients that a user belongs to, by name. Throws an Error when they cannot be read. */
export async function readClientNames(userId: string): Promise<string[]> {
  const session = await openSession();
  const { data, error } = await session.from("client_members").select("clients (name)").eq("user_id", userId);
  if (error) throw new Error("The clients of a user could not be read", { cause: error });
  return data.map(({ clients }) => clients.name).sort((a, b) => a.localeCompare(b));
}
