import "server-only";
import { feedbackItemRequest } from "schemas/requests/feedback-item.ts";
import { z } from "zod";
import { openWritableSession } from "#supabase/open-session.ts";
import { unwrap, withCode } from "#supabase/unwrap.ts";
import { projectPath } from "../project-path.ts";
import { alreadySent, isArchived, notThere, type RequestOutcome, wrongRequest } from "../request-outcome.ts";

const newItem = feedbackItemRequest.extend({ requestKey: z.uuid("Please open the form again.") });

/**
 * Stores an item, for the agency alone unless it is made visible; the same form sent twice makes one. Throws an Error when
 * it could not be stored.
 */
export async function createFeedbackItem(projectId: string, values: unknown): Promise<RequestOutcome> {
  const asked = newItem.safeParse(values);
  if (!z.uuid().safeParse(projectId).success) return notThere;
  if (!asked.success) return wrongRequest(asked.error);
  const { requestKey, ...fields } = asked.data;
  const client = await openWritableSession();
  const { error } = await client
    .from("feedback_items")
    .insert({ ...fields, project_id: projectId, request_key: requestKey });
  const next = { next: `${projectPath(projectId, "feedback")}?done=added` };
  if (!error) return next;
  if (error.code === "42501") return isArchived;
  if (error.code !== "23505") throw new Error(withCode("The item could not be added", error));

  // Nobody reads the key; the same words a moment ago are the same form.
  const earlier = await client
    .from("feedback_items")
    .select("id")
    .eq("project_id", projectId)
    .eq("title", fields.title)
    .eq("body", fields.body)
    .limit(1)
    .then(unwrap("The item could not be found"));
  return earlier.length ? next : alreadySent;
}
