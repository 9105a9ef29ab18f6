import "server-only";
import { createClient } from "@supabase/supabase-js";
import { env } from "#env.ts";
import { askSupabase } from "#supabase/ask-supabase.ts";
import { timeLimitMs } from "#supabase/time-limit.ts";

/**
 * Removes every factor of an account with the secret key, which asks for no strong session: only for whoever has just used up a recovery
 * code of it.
 */
export async function removeLostFactors(userId: string): Promise<void> {
  const deadline = AbortSignal.timeout(timeLimitMs);
  const { mfa } = createClient(env.SUPABASE_URL, env.SUPABASE_SECRET_KEY, {
    auth: { persistSession: false, autoRefreshToken: false },
    global: { fetch: (input, init) => askSupabase(input, init, deadline) },
  }).auth.admin;
  const listed = await mfa.listFactors({ userId });
  if (listed.error) throw listed.error;
  for (const { id } of listed.data.factors) {
    const { error } = await mfa.deleteFactor({ userId, id });
    // Another window may have removed it.
    if (error && error.status !== 404) throw error;
  }
}
