import "server-only";
import { milestoneRequest } from "schemas/requests/milestone.ts";
import { z } from "zod";
import { openWritableSession } from "#supabase/open-session.ts";
import { unwrap, withCode } from "#supabase/unwrap.ts";
import { projectPath } from "../project-path.ts";
import { alreadySent, isArchived, notThere, type RequestOutcome, wrongRequest } from "../request-outcome.ts";

const newMilestone = milestoneRequest.extend({ requestKey: z.uuid("Please open the form again.") });

/** Adds a milestone at the end; the same form sent twice makes one. Throws an Error when it could not be stored. */
export async function createMilestone(projectId: string, values: unknown): Promise<RequestOutcome> {
  const asked = newMilestone.safeParse(values);
  if (!z.uuid().safeParse(projectId).success) return notThere;
  if (!asked.success) return wrongRequest(asked.error);
  const { requestKey, title, due_on } = asked.data;
  const client = await openWritableSession();
  const { error } = await client
    .from("milestones")
    .insert({ project_id: projectId, title, due_on, request_key: requestKey });
  const next = { next: `${projectPath(projectId)}?done=milestone#milestones` };
  if (!error) return next;
  if (error.code === "42501") return isArchived;
  if (error.code !== "23505") {
    throw new Error(withCode("The milestone could not be added", error));
  }
  const earlier = await client
    .from("milestones")
    .select("title")
    .eq("request_key", requestKey)
    .maybeSingle()
    .then(unwrap("The milestone could not be found"));
  return earlier?.title === title ? next : alreadySent;
}
