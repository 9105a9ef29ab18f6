import "server-only";
import { changedClientDoc, newClientDoc } from "schemas/requests/client-doc.ts";
import { z } from "zod";
import { openWritableSession } from "#supabase/open-session.ts";

type Outcome =
  | { is: "done"; page: string }
  | { is: "refused"; status: 400 | 404 | 409; error: string; answer?: { stored: Stored } };

type Stored = { title: string; body: string; version: number };

const missing: Outcome = { is: "refused", status: 404, error: "This page does not exist any more." };

/** Makes a page for a client; the same form sent twice makes one. Throws an Error when it could not be stored. */
export async function addClientDoc(values: unknown): Promise<Outcome> {
  const asked = newClientDoc.safeParse(values);
  if (!asked.success) return invalid(asked.error);
  const client = await openWritableSession();
  const { data, error } = await client.from("client_docs").insert(asked.data).select("id").single();
  // Which row the same form made before cannot be asked for: its key is no readable column.
  if (error?.code === "23505") return { is: "done", page: "/documentation#your-site" };
  if (error?.code === "23503") return { is: "refused", status: 400, error: "Please choose a client." };
  if (error) throw new Error(`The page could not be stored (${error.code || "no answer"})`);
  return { is: "done", page: `/documentation/your-site/${data.id}` };
}

/** Changes a page unless somebody else did so meanwhile. Throws an Error when it could not be stored. */
export async function changeClientDoc(id: string, values: unknown): Promise<Outcome> {
  if (!z.uuid().safeParse(id).success) return missing;
  const asked = changedClientDoc.safeParse(values);
  if (!asked.success) return invalid(asked.error);
  const { title, body, version } = asked.data;
  const client = await openWritableSession();
  const changed = await client
    .from("client_docs")
    .update({ title, body })
    .eq("id", id)
    .eq("version", version)
    .select("id");
  if (changed.error) throw new Error(`The page could not be stored (${changed.error.code || "no answer"})`);
  if (changed.data.length > 0) return { is: "done", page: `/documentation/your-site/${id}` };
  const stored = await client.from("client_docs").select("title, body, version").eq("id", id).maybeSingle();
  if (stored.error) throw new Error(`The page could not be read (${stored.error.code || "no answer"})`);
  if (!stored.data) return missing;
  const error =
    "Somebody else changed this page meanwhile. Nothing of yours is lost: compare, then save again.";
  return { is: "refused", status: 409, error, answer: { stored: stored.data } };
}

/** Removes a page. Throws an Error when it could not be removed. */
export async function removeClientDoc(id: string): Promise<Outcome> {
  if (!z.uuid().safeParse(id).success) return missing;
  const client = await openWritableSession();
  const { error } = await client.from("client_docs").delete().eq("id", id);
  if (error) throw new Error(`The page could not be removed (${error.code || "no answer"})`);
  return { is: "done", page: "/documentation#your-site" };
}

function invalid(error: z.ZodError): Outcome {
  return { is: "refused", status: 400, error: error.issues[0]?.message ?? "Please check the form." };
}
