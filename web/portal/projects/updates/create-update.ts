import "server-only";
import { projectUpdateRequest } from "schemas/requests/project-update.ts";
import { z } from "zod";
import { openWritableSession } from "#supabase/open-session.ts";
import { unwrap, withCode } from "#supabase/unwrap.ts";
import { projectPath } from "../project-path.ts";
import { alreadySent, isArchived, notThere, type RequestOutcome, wrongRequest } from "../request-outcome.ts";

const newUpdate = projectUpdateRequest.extend({ requestKey: z.uuid("Please open the form again.") });

/**
 * Stores an update, for the agency alone unless it is made visible; the same form sent twice makes one. Throws an Error
 * when it could not be stored.
 */
export async function createUpdate(projectId: string, values: unknown): Promise<RequestOutcome> {
  const asked = newUpdate.safeParse(values);
  if (!z.uuid().safeParse(projectId).success) return notThere;
  if (!asked.success) return wrongRequest(asked.error);
  const { requestKey, ...fields } = asked.data;
  const client = await openWritableSession();
  const { error } = await client
    .from("project_updates")
    .insert({ ...fields, project_id: projectId, request_key: requestKey });
  const next = {
    next: `${projectPath(projectId, "updates")}?done=${fields.visible ? "published" : "saved"}`,
  };
  if (!error) return next;
  if (error.code === "42501") return isArchived;
  if (error.code !== "23505") {
    throw new Error(withCode("The update could not be added", error));
  }
  const earlier = await client
    .from("project_updates")
    .select("title, body")
    .eq("request_key", requestKey)
    .maybeSingle()
    .then(unwrap("The update could not be found"));
  return earlier?.title === fields.title && earlier.body === fields.body ? next : alreadySent;
}
