import "server-only";
import { openSession } from "#supabase/open-session.ts";
import { unwrap } from "#supabase/unwrap.ts";
import type { ClientScope } from "./client-scope.ts";

/** The next confirmed call of a client. Throws an Error when it cannot be read. */
export async function readNextCall({ clientId }: ClientScope) {
  const session = await openSession();
  const [call] = await session
    .rpc("next_call", { of_client: clientId ?? undefined })
    .then(unwrap("The next call could not be read"));
  return call;
}
