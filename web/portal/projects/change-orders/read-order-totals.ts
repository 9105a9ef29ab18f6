import "server-only";
import { openSession } from "#supabase/open-session.ts";
import { unwrap } from "#supabase/unwrap.ts";

/** What a project's approved change orders come to in each currency, in cents and days. Throws an Error when they cannot be read. */
export async function readOrderTotals(projectId: string) {
  const client = await openSession();
  return await client
    .rpc("total_change_orders", { project: projectId })
    .then(unwrap("The totals could not be read"));
}
