import "server-only";
import { openWritableSession } from "#supabase/open-session.ts";
import { withCode } from "#supabase/unwrap.ts";
import type { FormOutcome } from "#ui/saved-form/form-answer.ts";
import { projectPath } from "../project-path.ts";
import { notThere } from "../request-outcome.ts";

/** Asks a project's client whether it may be shown, once; asked again it stays as it is. Throws when it could not be stored. */
export async function askForEndorsement(projectId: string): Promise<FormOutcome> {
  const client = await openWritableSession();
  const { error } = await client.from("endorsements").insert({ project_id: projectId });
  if (error?.code === "23503") return notThere;
  if (error && error.code !== "23505") throw new Error(withCode("The question could not be stored", error));
  return { next: `${projectPath(projectId)}?done=asked#endorsement` };
}
