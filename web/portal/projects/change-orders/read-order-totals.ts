import "server-only";
import { openSession } from "#supabase/open-session.ts";

/** What a project's approved change orders come to, in cents and days. Throws an Error when they cannot be read. */
export async function readOrderTotals(projectId: string) {
  const client = await openSession();
  const { data, error } = await client.rpc("total_change_orders", { project: projectId });
  if (error) throw new Error(`The totals could not be read (${error.code || "no answer"})`);
  return data[0] ?? null;
}
