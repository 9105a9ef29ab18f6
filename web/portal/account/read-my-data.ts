import "server-only";
import { openSession } from "#supabase/open-session.ts";
import { readSessionUser } from "#supabase/session-user.ts";
import { unwrap } from "#supabase/unwrap.ts";

/** Everything that is kept about the signed-in user, or null when nobody is. */
export async function readMyData() {
  const client = await openSession();
  const user = await readSessionUser(client);
  if (!user) return null;
  const read = unwrap("The data of a user could not be read");
  const [account, clients, acceptances, endorsements, sessions] = await Promise.all([
    client
      .from("users")
      .select("email, full_name, phone, role, created_at")
      .eq("id", user.id)
      .single()
      .then(read),
    client
      .from("client_members")
      .select("created_at, clients (name, website)")
      .eq("user_id", user.id)
      .then(read),
    client
      .from("legal_acceptances")
      .select("document, version, accepted_at")
      .eq("user_id", user.id)
      .then(read),
    client
      .from("endorsements")
      .select("answered_at, may_show, may_quote, quote, said_by, said_by_role, wording, projects (name)")
      .eq("answered_by", user.id)
      .then(read),
    client.rpc("my_sessions").then(read),
  ]);
  return { account, clients, acceptances, endorsements, sessions };
}
