import "server-only";
import { clientRequest } from "schemas/requests/client.ts";
import { z } from "zod";
import { openWritableSession } from "#supabase/open-session.ts";

const versioned = z.object({ version: z.coerce.number().int() });
const keyed = z.object({ requestKey: z.uuid() });

export const clientsPath = "/dashboard/owner/clients";
export const clientFields = ["name", "website", "time_zone"];

/** Adds a client. The form's key is its id, so that a form that is sent twice makes one. Throws an Error on an outage. */
export async function addClient(values: unknown) {
  const asked = clientRequest.safeParse(values);
  const key = keyed.safeParse(values);
  if (!asked.success || !key.success) return { answer: "invalid", status: 400 as const };
  const id = key.data.requestKey;
  const session = await openWritableSession();
  const { error } = await session.from("clients").insert({ id, ...asked.data });
  const isRepeated = error?.code === "23505";
  if (error && !isRepeated) throw new Error(`The client could not be added (${error.code || "no answer"})`);
  return { answer: "added", page: `${clientsPath}/${id}` };
}

/** Changes a client, unless somebody has changed it since the form was filled. Throws an Error on an outage. */
export async function changeClient(id: string, values: unknown) {
  const asked = clientRequest.safeParse(values);
  const form = versioned.safeParse(values);
  if (!z.uuid().safeParse(id).success) return "missing";
  if (!asked.success || !form.success) return { answer: "invalid", status: 400 as const };
  const session = await openWritableSession();
  const { data, error } = await session
    .from("clients")
    .update(asked.data)
    .match({ id, version: form.data.version })
    .select("id");
  if (error) throw new Error(`The client could not be changed (${error.code || "no answer"})`);
  if (data.length > 0) return "saved";
  return { answer: "stale", status: 409 as const };
}
