import "server-only";
import { openSession } from "#supabase/open-session.ts";
import { unwrap } from "#supabase/unwrap.ts";

export async function readProfile(userId: string): Promise<{ full_name: string; phone: string | null }> {
  const client = await openSession();
  return await client
    .from("users")
    .select("full_name, phone")
    .eq("id", userId)
    .single()
    .then(unwrap("The profile could not be read"));
}

/** Where the signed-in user's account is signed in, the session in use last first. */
export async function readSessions() {
  const client = await openSession();
  return await client.rpc("my_sessions").then(unwrap("The sessions could not be read"));
}

/** The authenticator apps of the signed-in user, the oldest first, and how many recovery codes are left. */
export async function readFactors() {
  const client = await openSession();
  const read = unwrap("The second factors could not be read");
  const [factors, codes] = await Promise.all([
    client.rpc("my_factors").then(read),
    client.rpc("count_recovery_codes").then(read),
  ]);
  return { factors, codes };
}

/** The kinds of news that the signed-in user is mailed about; undefined for all, who has never chosen. */
export async function readMailedKinds(): Promise<string[] | undefined> {
  const client = await openSession();
  const settings = await client
    .from("notification_settings")
    .select("mailed_kinds")
    .maybeSingle()
    .then(unwrap("The mail settings could not be read"));
  return settings?.mailed_kinds;
}
