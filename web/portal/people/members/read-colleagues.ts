import "server-only";
import { cache } from "react";
import { openSession } from "#supabase/open-session.ts";
import { unwrap } from "#supabase/unwrap.ts";

/** Who belongs to a client of the signed-in user's, in the order of joining, and who of them sees its money. */
export const readColleagues = cache(async (clientId: string) => {
  const session = await openSession();
  return await session
    .rpc("list_people", { of_client: clientId })
    .then(unwrap("The people could not be read"));
});
