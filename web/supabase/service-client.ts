import "server-only";
import { createClient } from "@supabase/supabase-js";
import type { Database } from "schemas/generated/database.ts";
import { env } from "#env.ts";

const limitMs = 4000;

/**
 * Supabase with the secret key, past row level security: for what the site writes on behalf of visitors who are
 * not signed in, and for its own work. Whatever it asks for ends after four seconds.
 */
export const serviceClient = createClient<Database>(env.SUPABASE_URL, env.SUPABASE_SECRET_KEY, {
  auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
  global: {
    fetch: (input, init) =>
      fetch(input, { ...init, cache: "no-store", signal: AbortSignal.timeout(limitMs) }),
  },
});
