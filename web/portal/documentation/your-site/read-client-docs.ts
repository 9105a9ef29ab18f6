import "server-only";
import { cache } from "react";
import { z } from "zod";
import { openSession } from "#supabase/open-session.ts";

const newest = 30;

/** The pages that the signed-in user may read, changed last first. Throws an Error when they cannot be read. */
export async function listClientDocs() {
  const client = await openSession();
  const { data, error } = await client
    .from("client_docs")
    .select("id, title, updated_at, clients (name)")
    .order("updated_at", { ascending: false })
    .order("title")
    .limit(newest);
  if (error) throw new Error(`The client pages could not be read (${error.code || "no answer"})`);
  return data;
}

/** One page, or null: somebody else's looks like one that is missing. Throws an Error when it cannot be read. */
export const readClientDoc = cache(async (id: string) => {
  if (!z.uuid().safeParse(id).success) return null;
  const client = await openSession();
  const { data, error } = await client
    .from("client_docs")
    .select("id, title, body, version, updated_at, client_id, clients (name)")
    .eq("id", id)
    .maybeSingle();
  if (error) throw new Error(`The client page could not be read (${error.code || "no answer"})`);
  return data;
});

export type ClientDoc = NonNullable<Awaited<ReturnType<typeof readClientDoc>>>;

/** The pages with these words that the signed-in user may read. Throws an Error when they cannot be searched. */
export async function searchClientDocs(words: string) {
  const client = await openSession();
  const { data, error } = await client.rpc("search_client_docs", { words });
  if (error) throw new Error(`The client pages could not be searched (${error.code || "no answer"})`);
  return data;
}

/** Whom the owner can write a page for. Throws an Error when they cannot be read. */
export async function listClientChoices() {
  const client = await openSession();
  const { data, error } = await client.from("clients").select("id, name").order("name");
  if (error) throw new Error(`The clients could not be read (${error.code || "no answer"})`);
  return data;
}
