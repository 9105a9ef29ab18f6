import "server-only";
import { createClient } from "@supabase/supabase-js";
import { env } from "#env.ts";
import { askSupabase } from "#supabase/ask-supabase.ts";
import { timeLimitMs } from "#supabase/time-limit.ts";

/**
 * Removes factors of an account with the secret key, which asks for no strong session: only for whoever has just used up a recovery code
 * of it, and only those that it had then, since another window may have set one up meanwhile.
 */
export async function removeLostFactors(userId: string, factorIds: string[]): Promise<void> {
  const deadline = AbortSignal.timeout(timeLimitMs);
  const { mfa } = createClient(env.SUPABASE_URL, env.SUPABASE_SECRET_KEY, {
    auth: { persistSession: false, autoRefreshToken: false },
    global: { fetch: (input, init) => askSupabase(input, init, deadline) },
  }).auth.admin;
  for (const id of factorIds) {
    const { error } = await mfa.deleteFactor({ userId, id });
    // Another window may have removed it.
    if (error && error.status !== 404) throw error;
  }
}
