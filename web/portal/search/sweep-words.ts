import "server-only";
import { serviceClient } from "#supabase/service-client.ts";
import { unwrap } from "#supabase/unwrap.ts";

let last = "";

/** Forgets words that stand nowhere any more, a thousand at a time, and says whether there may be more. */
export async function sweepWords(): Promise<boolean> {
  const next = await serviceClient
    .rpc("sweep_search_words", { after: last })
    .then(unwrap("The search's words could not be looked through"));
  last = next ?? "";
  return next !== null;
}
