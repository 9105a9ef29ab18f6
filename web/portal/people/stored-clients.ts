import "server-only";
import { cache } from "react";
import { clientRequest } from "schemas/requests/client.ts";
import { versioned } from "schemas/requests/versioned.ts";
import { z } from "zod";
import { openSession, openWritableSession } from "#supabase/open-session.ts";
import { unwrap } from "#supabase/unwrap.ts";
import { getTexts } from "#texts/get-texts.ts";
import type { FormOutcome } from "#ui/saved-form/form-answer.ts";
import { changedMeanwhile, notThere, wrongRequest } from "#ui/saved-form/request-outcome.ts";
import { insertOnce, keyed } from "../projects/insert-once.ts";
import { clientsPath } from "./clients-path.ts";

export type Client = NonNullable<Awaited<ReturnType<typeof readClient>>>;

/** A client, or null when there is none that the signed-in user may see. */
export const readClient = cache(async (clientId: string) => {
  if (!z.uuid().safeParse(clientId).success) return null;
  const session = await openSession();
  return await session
    .from("clients")
    .select("id, name, website, time_zone, version, created_at, archived_at, joined_into")
    .eq("id", clientId)
    .maybeSingle()
    .then(unwrap("The client could not be read"));
});

const addition = clientRequest.extend(keyed);
const change = clientRequest.extend(versioned);

/** Adds a client. The form's key is its id, so a form that is sent twice makes one. */
export async function addClient(values: unknown): Promise<FormOutcome> {
  const asked = addition.safeParse(values);
  if (!asked.success) return wrongRequest(asked.error);
  const { requestKey: id, ...fields } = asked.data;
  const { form } = (await getTexts()).people;
  const session = await openWritableSession();
  const table = session.from("clients");
  return insertOnce(table.insert({ id, ...fields }), {
    next: `${clientsPath}/${id}`,
    done: form.added(fields.name),
    failure: "The client could not be added",
    earlier: () => table.select("id").match({ id, name: fields.name }),
    refusals: {},
  });
}

/** Changes a client, unless somebody has changed it since the form was filled. */
export async function changeClient(id: string, values: unknown): Promise<FormOutcome> {
  const asked = change.safeParse(values);
  if (!z.uuid().safeParse(id).success) return notThere();
  if (!asked.success) return wrongRequest(asked.error);
  const { version, ...fields } = asked.data;
  const { people, clientEndings } = await getTexts();
  const { form } = people;
  const session = await openWritableSession();
  const data = await session
    .from("clients")
    .update(fields)
    .match({ id, version })
    .select("id")
    .then(unwrap("The client could not be changed"));
  if (data.length > 0) return { next: `${clientsPath}/${id}`, done: { text: form.saved(fields.name) } };

  const stored = await session
    .from("clients")
    .select("name, website, time_zone, version, archived_at, joined_into")
    .eq("id", id)
    .maybeSingle()
    .then(unwrap("The client could not be read"));
  if (!stored) return notThere();
  if (stored.joined_into) return { status: 409, error: clientEndings.refusals.joined };
  if (stored.archived_at) return { status: 409, error: clientEndings.refusals.archived };
  const { name, website, time_zone } = stored;
  return changedMeanwhile(
    { [form.name]: name, [form.website]: website ?? "", [form.timeZone]: time_zone ?? form.asAgency },
    stored.version,
  );
}
