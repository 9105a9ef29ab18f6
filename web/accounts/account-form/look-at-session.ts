import "server-only";
import { isHalfway } from "#session/second-step.ts";
import { readSessionUser } from "#session/session-user.ts";
import type { openWritableSession } from "#supabase/open-session.ts";
import { withinTimeLimit } from "#supabase/time-limit.ts";

/**
 * What a session that has just begun is: `open`, `halfway` where a second step is missing, or `disabled` where the owner has
 * disabled the account; that one is ended.
 */
export async function lookAtSession(
  client: Awaited<ReturnType<typeof openWritableSession>>,
): Promise<"open" | "halfway" | "disabled"> {
  if (await readSessionUser(client)) return "open";
  if (await isHalfway(client)) return "halfway";
  await withinTimeLimit(client.auth.signOut({ scope: "local" }));
  return "disabled";
}
