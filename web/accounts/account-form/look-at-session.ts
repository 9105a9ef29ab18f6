import "server-only";
import { readSecondStep } from "#session/second-step.ts";
import { readSessionUser } from "#session/session-user.ts";
import type { openWritableSession } from "#supabase/open-session.ts";
import { withinTimeLimit } from "#supabase/time-limit.ts";
import { beginDuty } from "../second-step/begin-duty.ts";

/**
 * What a session of an account that has just begun is: `open`, `halfway` where a second step is missing, or `disabled` where the
 * owner has disabled the account; that one is ended. It begins an owner's duty to have a second factor, or ends what is left of it.
 */
export async function lookAtSession(
  client: Awaited<ReturnType<typeof openWritableSession>>,
  userId: string,
): Promise<"open" | "halfway" | "disabled"> {
  const user = await readSessionUser(client);
  if (user?.role === "client") return "open";
  await beginDuty(userId);
  if (user) return "open";
  const step = await readSecondStep(client);
  if (step) return step === "none" ? "open" : "halfway";
  await withinTimeLimit(client.auth.signOut({ scope: "local" }));
  return "disabled";
}
