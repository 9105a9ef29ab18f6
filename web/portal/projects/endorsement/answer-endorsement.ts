import "server-only";
import { endorsementRequest, endorsementWords } from "schemas/requests/endorsement.ts";
import { openWritableSession } from "#supabase/open-session.ts";
import { unwrap } from "#supabase/unwrap.ts";
import type { FormOutcome } from "#ui/saved-form/form-answer.ts";
import { type ProjectIds, projectPath } from "../project-path.ts";
import { notThere, wrongRequest } from "../request-outcome.ts";

/**
 * Stores what a client says about showing a project, with the sentences that were answered. Who may answer is the
 * database's business.
 */
export async function answerEndorsement({ projectId }: ProjectIds, values: unknown): Promise<FormOutcome> {
  const asked = endorsementRequest.safeParse(values);
  if (!asked.success) return wrongRequest(asked.error);
  const { answer: _, version, ...fields } = asked.data;
  const client = await openWritableSession();
  const data = await client
    .rpc("answer_endorsement", {
      ...fields,
      project_id: projectId,
      seen_version: version,
      wording: Object.values(endorsementWords).join("\n"),
    })
    .then(unwrap("The answer could not be stored"));
  if (data === "missing") return notThere;
  if (data === "changed") {
    return {
      status: 409,
      error: "Someone else at your company has already answered. Reload the page to see what they said.",
    };
  }
  return { next: `${projectPath(projectId)}?done=answered#endorsement` };
}
