import "server-only";
import { hashCallToken } from "#private-links/call-token.ts";
import { serviceClient } from "#supabase/service-client.ts";
import { unwrap } from "#supabase/unwrap.ts";

export type PrivateCall = NonNullable<Awaited<ReturnType<typeof findCall>>>;

/** The call behind a private link, or null. */
export async function findCall(token: string) {
  return await serviceClient
    .from("discovery_calls")
    .select("name, email, phone, notes, date, start_time, time_zone, starts_at, status")
    .eq("manage_token_hash", hashCallToken(token))
    .neq("status", "spam")
    .maybeSingle()
    .then(unwrap("The call could not be read"));
}
