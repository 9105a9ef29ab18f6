import "server-only";
import { cache } from "react";
import { changedClientDoc, newClientDoc } from "schemas/requests/client-doc.ts";
import { z } from "zod";
import { openSession, openWritableSession } from "#supabase/open-session.ts";
import { unwrap, withCode } from "#supabase/unwrap.ts";
import { getTexts } from "#texts/get-texts.ts";
import type { FormOutcome } from "#ui/saved-form/form-answer.ts";
import { changedMeanwhile, wrongRequest } from "#ui/saved-form/request-outcome.ts";

const newest = 30;

/** The pages that the signed-in user may read, changed last first. */
export async function readClientDocs() {
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
    .select("id, title, body, version, updated_at, client_id, clients (name, archived_at)")
    .eq("id", id)
    .maybeSingle()
    .then(unwrap("The client page could not be read"));
});

export type ClientDoc = NonNullable<Awaited<ReturnType<typeof readClientDoc>>>;

/** Makes a page for a client; the same form sent twice makes one. */
export async function addClientDoc(values: unknown): Promise<FormOutcome> {
  const asked = newClientDoc.safeParse(values);
  if (!asked.success) return wrongRequest(asked.error);
  const client = await openWritableSession();
  const { data, error } = await client.from("client_docs").insert(asked.data).select("id").single();
  // Which row the same form made before cannot be asked for: its key is no readable column.
  if (error?.code === "23505") return { next: "/documentation#your-site" };
  if (error?.code === "23503") return { status: 400, error: (await readWords()).noClient };
  if (error?.code === "42501")
    return { status: 409, error: (await getTexts()).clientEndings.refusals.archived };
  if (error) throw new Error(withCode("The page could not be stored", error));
  const text = (await readWords()).done.added(asked.data.title);
  return { next: `/documentation/your-site/${data.id}`, done: { text } };
}

/** Changes a page unless somebody else did so meanwhile. */
export async function changeClientDoc(id: string, values: unknown): Promise<FormOutcome> {
  if (!z.uuid().safeParse(id).success) return await missing();
  const asked = changedClientDoc.safeParse(values);
  if (!asked.success) return wrongRequest(asked.error);
  const { title, body, version } = asked.data;
  const client = await openWritableSession();
  const changed = await client
    .from("client_docs")
    .update({ title, body })
    .match({ id, version })
    .select("id")
    .then(unwrap("The page could not be stored"));
  const words = await readWords();
  if (changed.length > 0)
    return { next: `/documentation/your-site/${id}`, done: { text: words.done.saved(title) } };
  const stored = await client
    .from("client_docs")
    .select("title, body, version, clients (archived_at)")
    .eq("id", id)
    .maybeSingle()
    .then(unwrap("The page could not be read"));
  if (!stored) return await missing();
  if (stored.clients.archived_at)
    return { status: 409, error: (await getTexts()).clientEndings.refusals.archived };
  return {
    ...(await changedMeanwhile({ [words.title]: stored.title, [words.text]: stored.body }, stored.version)),
    error: words.changedMeanwhile,
  };
}

export async function removeClientDoc(id: string): Promise<FormOutcome> {
  if (!z.uuid().safeParse(id).success) return await missing();
  const client = await openWritableSession();
  const [removed] = await client
    .from("client_docs")
    .delete()
    .eq("id", id)
    .select("title")
    .then(unwrap("The page could not be removed"));
  if (!removed && (await readClientDoc(id))?.clients.archived_at)
    return { status: 409, error: (await getTexts()).clientEndings.refusals.archived };
  const text = removed && (await readWords()).done.removed(removed.title);
  return { next: "/documentation#your-site", ...(text && { done: { text } }) };
}

async function missing(): Promise<FormOutcome> {
  return { status: 404, error: (await readWords()).gone };
}

async function readWords() {
  return (await getTexts()).documentation.form;
}
