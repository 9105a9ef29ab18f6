import "server-only";
import { openSession } from "#supabase/open-session.ts";
import { unwrap } from "#supabase/unwrap.ts";

/** What a user says about themselves. Throws an Error when it cannot be read. */
export async function readProfile(userId: string): Promise<{ full_name: string; phone: string | null }> {
  const client = await openSession();
  return await client
    .from("users")
    .select("full_name, phone")
    .eq("id", userId)
    .single()
    .then(unwrap("The profile could not be read"));
}
