import "server-only";
import { asIntervals } from "schemas/retention.ts";
import { serviceClient } from "#supabase/service-client.ts";
import { unwrap } from "#supabase/unwrap.ts";
import { readPeriods } from "./read-periods.ts";

const rowsAtOnce = 500;

/**
 * Removes what was kept as long as the site settings say, and says whether there may be more. Throws an Error, and removes
 * nothing, when the settings cannot be read.
 */
export async function removeExpired(): Promise<boolean> {
  const periods = asIntervals(await readPeriods());
  const removed = await serviceClient
    .rpc("remove_expired", { periods, most: rowsAtOnce })
    .then(unwrap("What is expired could not be removed"));
  const byRule: Record<string, number> = {};
  for (const { rule, total } of removed) byRule[rule] = (byRule[rule] ?? 0) + total;
  await serviceClient.rpc("note_retention", { removed: byRule }).then(unwrap("It could not be noted"));
  return removed.some(({ total }) => total === rowsAtOnce);
}
