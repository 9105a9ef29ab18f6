import "server-only";
import { serviceClient } from "#supabase/service-client.ts";
import { unwrap } from "#supabase/unwrap.ts";

/**
 * Counts what is done with a private link, for its subject: the call and what is done with it, the person whose mails end, or the
 * hash of a calendar's secret. Zero when it may go on, else the seconds to wait.
 */
export async function countUse(
  purpose: "call" | "calendar" | "unsubscribe",
  subject: string,
): Promise<number> {
  return await serviceClient
    .rpc("count_private_link", { purpose, subject })
    .then(unwrap("The use of a private link could not be counted"));
}
