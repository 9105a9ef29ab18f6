import "server-only";
import { projectUpdateRequest } from "schemas/requests/project-update.ts";
import { z } from "zod";
import { openWritableSession } from "#supabase/open-session.ts";
import type { FormOutcome } from "#ui/saved-form/form-answer.ts";
import { insertOnce } from "../insert-once.ts";
import { projectPath } from "../project-path.ts";
import { notThere, wrongRequest } from "../request-outcome.ts";

const newUpdate = projectUpdateRequest.extend({
  requestKey: z.uuid("Please reload the form and try again."),
});

/**
 * Stores an update, for the agency alone unless it is made visible; the same form sent twice makes one. Throws an Error
 * when it could not be stored.
 */
export async function createUpdate(projectId: string, values: unknown): Promise<FormOutcome> {
  const asked = newUpdate.safeParse(values);
  if (!z.uuid().safeParse(projectId).success) return notThere;
  if (!asked.success) return wrongRequest(asked.error);
  const { requestKey, ...fields } = asked.data;
  const client = await openWritableSession();
  const table = client.from("project_updates");
  return insertOnce(table.insert({ ...fields, project_id: projectId, request_key: requestKey }), {
    next: `${projectPath(projectId, "updates")}?done=${fields.visible ? "published" : "saved"}`,
    failure: "The update could not be added",
    earlier: () => table.select("body").match({ request_key: requestKey, title: fields.title }),
    isSame: ({ body }) => body === fields.body,
  });
}
