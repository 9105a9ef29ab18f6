import "server-only";
import { removeObjects } from "#supabase/project-objects.ts";
import { serviceClient } from "#supabase/service-client.ts";
import { unwrap } from "#supabase/unwrap.ts";
import { removeAll } from "./remove-all.ts";

/**
 * Ends what was reserved for an hour, and removes objects that never became a file because the site ended in between, and those
 * of deleted files. Throws an Error when something has to stay for now.
 */
export async function sweepLeftovers(): Promise<boolean> {
  await serviceClient.rpc("end_file_reservations").then(unwrap("The reservations could not be ended"));
  await removeAll(listLeftovers, removeObjects);
  return false;
}

async function listLeftovers(): Promise<string[]> {
  return await serviceClient.rpc("list_leftover_objects").then(unwrap("They could not be listed"));
}
