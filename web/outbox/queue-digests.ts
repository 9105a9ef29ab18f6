import "server-only";
import { wake } from "#server/wake.ts";
import { serviceClient } from "#supabase/service-client.ts";

/** Writes the mails about news that are due, and says whether there were any. Throws an Error when it cannot be done. */
export async function queueDigests(): Promise<boolean> {
  const { data, error } = await serviceClient.rpc("queue_digests");
  if (error) throw new Error(`The news could not be read (${error.code || "no answer"})`);
  if (data > 0) wake("mails");
  return data > 0;
}
