import "server-only";
import type { Factor, User } from "@supabase/supabase-js";
import type { openWritableSession } from "#supabase/open-session.ts";
import { withinTimeLimit } from "#supabase/time-limit.ts";

type Client = Awaited<ReturnType<typeof openWritableSession>>;

export type OwnFactors = { user: User; proven: Factor[]; unproven: Factor[] };

/** The account of a session, strong or not, and its authenticator apps; null where there is no session. */
export async function readOwnFactors(client: Client): Promise<OwnFactors | null> {
  const { data, error } = await withinTimeLimit(client.auth.getUser());
  if (error && (!error.status || error.status >= 500)) throw error;
  if (!data.user) return null;
  const apps = (data.user.factors ?? []).filter(({ factor_type }) => factor_type === "totp");
  return {
    user: data.user,
    proven: apps.filter(({ status }) => status === "verified"),
    unproven: apps.filter(({ status }) => status === "unverified"),
  };
}
