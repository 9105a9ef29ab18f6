import "server-only";
import { wake } from "#server/wake.ts";
import { serviceClient } from "#supabase/service-client.ts";

/**
 * Writes the mails about news, invoices that are due, factors and new devices, and the owner's about what may be spam, and says whether
 * there were any. Throws an Error when it cannot be done.
 */
export async function queueDigests(): Promise<boolean> {
  const { data, error } = await serviceClient.rpc("queue_digests");
  if (error) throw new Error(`The news could not be read (${error.code || "no answer"})`);
  const doubtful = await serviceClient.rpc("queue_doubtful");
  if (doubtful.error)
    throw new Error(`What is doubtful could not be read (${doubtful.error.code || "no answer"})`);
  const reminded = await serviceClient.rpc("queue_invoice_reminders");
  if (reminded.error)
    throw new Error(`What is due could not be read (${reminded.error.code || "no answer"})`);
  const factors = await serviceClient.rpc("tell_of_factors");
  if (factors.error)
    throw new Error(`Changed factors could not be read (${factors.error.code || "no answer"})`);
  const devices = await serviceClient.rpc("tell_of_new_devices");
  if (devices.error) throw new Error(`New devices could not be read (${devices.error.code || "no answer"})`);
  const isQueued = data > 0 || doubtful.data || reminded.data || factors.data > 0 || devices.data > 0;
  if (isQueued) wake("mails");
  return isQueued;
}
