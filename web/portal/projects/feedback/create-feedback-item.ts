import "server-only";
import { feedbackItemRequest } from "schemas/requests/feedback-item.ts";
import { z } from "zod";
import { openWritableSession } from "#supabase/open-session.ts";
import type { FormOutcome } from "#ui/saved-form/form-answer.ts";
import { insertOnce } from "../insert-once.ts";
import { projectPath } from "../project-path.ts";
import { notThere, wrongRequest } from "../request-outcome.ts";

const newItem = feedbackItemRequest.extend({ requestKey: z.uuid("Please reload the form and try again.") });

/**
 * Stores an item, for the agency alone unless it is made visible; the same form sent twice makes one. Throws an Error when
 * it could not be stored.
 */
export async function createFeedbackItem(projectId: string, values: unknown): Promise<FormOutcome> {
  const asked = newItem.safeParse(values);
  if (!z.uuid().safeParse(projectId).success) return notThere;
  if (!asked.success) return wrongRequest(asked.error);
  const { requestKey, ...fields } = asked.data;
  const client = await openWritableSession();
  const table = client.from("feedback_items");
  return insertOnce(table.insert({ ...fields, project_id: projectId, request_key: requestKey }), {
    next: `${projectPath(projectId, "feedback")}?done=added`,
    failure: "The item could not be added",
    // Nobody reads the key; the same words a moment ago are the same form.
    earlier: () => table.select("body").match({ project_id: projectId, title: fields.title }),
    isSame: ({ body }) => body === fields.body,
  });
}
