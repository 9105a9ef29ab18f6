import "server-only";
import { PostgrestClient } from "@supabase/postgrest-js";
import type { Database } from "schemas/generated/database.ts";
import { env } from "#env.ts";
import { askSupabase } from "./ask-supabase.ts";

const limitMs = 4000;

/**
 * The database with the secret key, past row level security: for what the site writes on behalf of visitors who are not
 * signed in, and for its own work. Whatever it asks for ends after four seconds, or when the question's own signal says so. It
 * is the part of supabase-js that this needs: each site process holds it from its start, the whole would be another megabyte.
 */
export const serviceClient = new PostgrestClient<Database>(`${env.SUPABASE_URL}/rest/v1`, {
  headers: { apikey: env.SUPABASE_SECRET_KEY, Authorization: `Bearer ${env.SUPABASE_SECRET_KEY}` },
  schema: "public",
  fetch: (input, init) => askSupabase(input, init, soonest(init?.signal)),
});

function soonest(asked: AbortSignal | null | undefined): AbortSignal {
  const limit = AbortSignal.timeout(limitMs);
  return asked ? AbortSignal.any([asked, limit]) : limit;
}
