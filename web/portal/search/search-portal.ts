import "server-only";
import type { SearchedKind } from "schemas/portal-kinds.ts";
import { createPlaces } from "#server/places.ts";
import { processSingleton } from "#server/process-singleton.ts";
import { openSession } from "#supabase/open-session.ts";
import { unwrap } from "#supabase/unwrap.ts";

/** A search goes through everything that somebody may see: two at once for a person and eight for all, and a few who wait. */
function places() {
  return processSingleton("places for searches", () =>
    createPlaces({ all: 8, each: 2, waiting: { all: 16, each: 2, patienceMs: 2000 } }),
  );
}

/**
 * The newest of each kind, or of the given one, with these words or words that begin so: as far as the signed-in user may see.
 * Null when too many are searching already.
 */
export async function searchPortal(
  words: string,
  { user, kind }: { user: { id: string }; kind?: SearchedKind },
) {
  const client = await openSession();
  return places().within(user.id, async () =>
    client
      .rpc("search_portal", { words, ...(kind && { of_kind: kind, most: 50 }) })
      .then(unwrap("The portal could not be searched")),
  );
}

export type Hit = NonNullable<Awaited<ReturnType<typeof searchPortal>>>[number];
