import "server-only";
import { openSession } from "#supabase/open-session.ts";

/** What a user says about themselves. Throws an Error when it cannot be read. */
export async function readProfile(userId: string): Promise<{ full_name: string; phone: string | null }> {
  const client = await openSession();
  const { data, error } = await client.from("users").select("full_name, phone").eq("id", userId).single();
  if (error) throw new Error("The profile could not be read", { cause: error });
  return data;
}
