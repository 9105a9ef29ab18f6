import "server-only";
import { newProjectRequest } from "schemas/requests/project.ts";
import { openWritableSession } from "#supabase/open-session.ts";
import { unwrap, withCode } from "#supabase/unwrap.ts";
import type { FormOutcome } from "#ui/saved-form/form-answer.ts";
import { projectPath } from "./project-path.ts";
import { alreadySent, wrongRequest } from "./request-outcome.ts";

/** Adds a project; the same form sent twice makes one. Throws an Error when it could not be stored. */
export async function createProject(values: unknown): Promise<FormOutcome> {
  const asked = newProjectRequest.safeParse(values);
  if (!asked.success) return wrongRequest(asked.error);
  const { requestKey, ...fields } = asked.data;
  const client = await openWritableSession();
  const { data, error } = await client
    .from("projects")
    .insert({ ...fields, request_key: requestKey })
    .select("id")
    .single();
  if (data) return { next: projectPath(data.id) };
  if (error.code === "23503") return { status: 400, error: "Please choose a client." };
  if (error.code !== "23505") throw new Error(withCode("The project could not be added", error));

  const earlier = await client
    .from("projects")
    .select("id, name, client_id")
    .eq("request_key", requestKey)
    .single()
    .then(unwrap("The project could not be found"));
  const isSame = earlier.name === fields.name && earlier.client_id === fields.client_id;
  return isSame ? { next: projectPath(earlier.id) } : alreadySent;
}
