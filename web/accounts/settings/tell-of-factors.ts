import "server-only";
import { serviceClient } from "#supabase/service-client.ts";

/**
 * Has the database tell at once whose factors are others than before. What it cannot tell now, the background tells within half a minute.
 */
export async function tellOfFactors(): Promise<void> {
  const { error } = await serviceClient.rpc("tell_of_factors");
  if (error) console.error("Changed factors could not be told of:", error.message);
}
