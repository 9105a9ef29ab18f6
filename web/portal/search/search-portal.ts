import "server-only";
import type { SearchedKind } from "schemas/portal-kinds.ts";
import { createPlaces } from "#server/places.ts";
import { processSingleton } from "#server/process-singleton.ts";
import { openSession } from "#supabase/open-session.ts";
import { unwrap } from "#supabase/unwrap.ts";

/** Of one kind alone. */
export const mostOfKind = 50;

/** A search goes through everything that somebody may see: two at once for a person and eight for all, and a few who wait. */
function places() {
  return processSingleton("places for searches", () =>
    createPlaces({ all: 8, each: 2, waiting: { all: 16, each: 2, patienceMs: 2000 } }),
  );
}

/**
 * The newest of each kind, or more of the given ones, with these words or words that begin so, and then those with a word that one typing
 * error makes of them: as far as the signed-in user may see. Null when too many are searching already.
 */
export async function searchPortal(
  words: string,
  { user, kinds }: { user: { id: string }; kinds?: readonly SearchedKind[] },
) {
  const client = await openSession();
  const ask = (of?: SearchedKind) =>
    client
      .rpc("search_portal", { words, ...(of && { of_kind: of, most: mostOfKind }) })
      .then(unwrap("The portal could not be searched"));
  return places().within(user.id, async () => {
    if (!kinds) return ask();
    const hits: Awaited<ReturnType<typeof ask>> = [];
    for (const kind of kinds) hits.push(...(await ask(kind)));
    return hits;
  });
}

export type Hit = NonNullable<Awaited<ReturnType<typeof searchPortal>>>[number];
