import "server-only";
import { cache } from "react";
import { z } from "zod";
import { openSession } from "#supabase/open-session.ts";
import { unwrap } from "#supabase/unwrap.ts";

const newest = 30;

/** The pages that the signed-in user may read, changed last first. */
export async function listClientDocs() {
  const client = await openSession();
  return await client
    .from("client_docs")
    .select("id, title, updated_at, clients (name)")
    .order("updated_at", { ascending: false })
    .order("title")
    .limit(newest)
    .then(unwrap("The client pages could not be read"));
}

/** One page, or null: somebody else's looks like one that is missing. */
export const readClientDoc = cache(async (id: string) => {
  if (!z.uuid().safeParse(id).success) return null;
  const client = await openSession();
  return await client
    .from("client_docs")
    .select("id, title, body, version, updated_at, client_id, clients (name)")
    .eq("id", id)
    .maybeSingle()
    .then(unwrap("The client page could not be read"));
});

export type ClientDoc = NonNullable<Awaited<ReturnType<typeof readClientDoc>>>;

/** The pages with these words that the signed-in user may read. */
export async function searchClientDocs(words: string) {
  const client = await openSession();
  return await client
    .rpc("search_client_docs", { words })
    .then(unwrap("The client pages could not be searched"));
}
