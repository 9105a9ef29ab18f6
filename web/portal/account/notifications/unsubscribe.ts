import "server-only";
import { readUnsubscribeToken } from "#private-links/unsubscribe-link.ts";
import { serviceClient } from "#supabase/service-client.ts";
import { unwrap } from "#supabase/unwrap.ts";

/** Ends the mails about news of whoever the token is; false for a token that is nobody's. */
export async function unsubscribe(token: string): Promise<boolean> {
  const userId = await readUnsubscribeToken(token);
  if (!userId) return false;
  return await serviceClient
    .rpc("unsubscribe", { user_id: userId })
    .then(unwrap("The mails could not be ended"));
}
