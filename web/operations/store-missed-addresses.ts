import "server-only";
import { serviceClient } from "#supabase/service-client.ts";
import { unwrap } from "#supabase/unwrap.ts";
import { missedAddresses } from "./missed-addresses.ts";

/** Stores which addresses visitors did not find. Throws an Error when the database does not answer. */
export async function storeMissedAddresses(): Promise<boolean> {
  await missedAddresses.handOver(async (list) => {
    if (list.length === 0) return;
    await serviceClient
      .rpc("record_missed_addresses", { missed: list.map(([path, requests]) => ({ path, requests })) })
      .then(unwrap("The missed addresses could not be stored"));
  });
  return false;
}
