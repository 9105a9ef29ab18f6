import "server-only";
import { readSessionUser } from "#session/session-user.ts";
import type { openWritableSession } from "#supabase/open-session.ts";
import { withinTimeLimit } from "#supabase/time-limit.ts";
import type { FormFailure } from "./form-failure.ts";

/** Ends the session that has just begun when the owner has disabled the account, and says so. */
export async function refuseDisabled(
  client: Awaited<ReturnType<typeof openWritableSession>>,
): Promise<FormFailure | null> {
  if (await readSessionUser(client)) return null;
  await withinTimeLimit(client.auth.signOut({ scope: "local" }));
  return { reason: "disabled" };
}
