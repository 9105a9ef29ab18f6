import "server-only";
import { countUse } from "#private-links/count-use.ts";
import { readUnsubscribeToken } from "#private-links/unsubscribe-link.ts";
import { serviceClient } from "#supabase/service-client.ts";
import { unwrap } from "#supabase/unwrap.ts";

/** Ends the mails about news of whoever the token is; false for a token that is nobody's; the seconds to wait after many. */
export async function unsubscribe(token: string): Promise<boolean | number> {
  const userId = await readUnsubscribeToken(token);
  if (!userId) return false;
  const wait = await countUse("unsubscribe", userId);
  if (wait > 0) return wait;
  return await serviceClient
    .rpc("unsubscribe", { user_id: userId })
    .then(unwrap("The mails could not be ended"));
}
