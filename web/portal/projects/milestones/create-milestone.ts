import "server-only";
import { milestoneRequest } from "schemas/requests/milestone.ts";
import { z } from "zod";
import { openWritableSession } from "#supabase/open-session.ts";
import type { FormOutcome } from "#ui/saved-form/form-answer.ts";
import { insertOnce } from "../insert-once.ts";
import { projectPath } from "../project-path.ts";
import { notThere, wrongRequest } from "../request-outcome.ts";

const newMilestone = milestoneRequest.extend({ requestKey: z.uuid("Please reload the form and try again.") });

/** Adds a milestone at the end; the same form sent twice makes one. Throws an Error when it could not be stored. */
export async function createMilestone(projectId: string, values: unknown): Promise<FormOutcome> {
  const asked = newMilestone.safeParse(values);
  if (!z.uuid().safeParse(projectId).success) return notThere;
  if (!asked.success) return wrongRequest(asked.error);
  const { requestKey, title, due_on } = asked.data;
  const client = await openWritableSession();
  const table = client.from("milestones");
  return insertOnce(table.insert({ project_id: projectId, title, due_on, request_key: requestKey }), {
    next: `${projectPath(projectId)}?done=milestone#milestones`,
    failure: "The milestone could not be added",
    earlier: () => table.select("id").match({ request_key: requestKey, title }),
  });
}
