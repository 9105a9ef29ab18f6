import "server-only";
import { openSession } from "#supabase/open-session.ts";
import { unwrap } from "#supabase/unwrap.ts";

export const kinds = [
  "project",
  "client",
  "person",
  "request",
  "message",
  "file",
  "change-order",
  "client-doc",
] as const;

export type Kind = (typeof kinds)[number];

/** The newest of each kind, or of the given one, with these words or words that begin so: as far as the signed-in user may see. */
export async function searchPortal(words: string, kind?: Kind) {
  const client = await openSession();
  return await client
    .rpc("search_portal", { words, ...(kind && { of_kind: kind, most: 50 }) })
    .then(unwrap("The portal could not be searched"));
}

export type Hit = Awaited<ReturnType<typeof searchPortal>>[number];
