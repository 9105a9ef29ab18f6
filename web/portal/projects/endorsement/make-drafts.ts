import "server-only";
import { canWriteDrafts, writeDrafts } from "#sanity/drafts/write-drafts.ts";
import { openWritableSession } from "#supabase/open-session.ts";
import { unwrap } from "#supabase/unwrap.ts";
import type { FormOutcome } from "#ui/saved-form/form-answer.ts";
import { projectPath } from "../project-path.ts";
import { readProject } from "../read-project.ts";
import { notThere } from "../request-outcome.ts";
import { planDrafts } from "./plan-drafts.ts";
import { readEndorsement } from "./read-endorsement.ts";

/**
 * Makes drafts in the content service of what a project's client allows now. Pressed again it adds what is missing and
 * changes nothing. Throws an Error when the answer cannot be read.
 */
export async function makeDrafts(projectId: string): Promise<FormOutcome> {
  const [project, endorsement] = await Promise.all([readProject(projectId), readEndorsement(projectId)]);
  if (!project || !endorsement) return notThere;
  const drafts = planDrafts({ project, endorsement });
  if (drafts.length === 0)
    return { status: 409, error: `${project.clientName} allows nothing of it to be published.` };
  if (!canWriteDrafts) return { status: 409, error: "The site has no token to write drafts with." };
  try {
    await writeDrafts(drafts);
  } catch (error) {
    console.error("Drafts of a project:", error instanceof Error ? error.message : "failed");
    return {
      status: 409,
      error: `The content service did not take the drafts. What ${project.clientName} said is kept here: try again in a moment.`,
    };
  }
  const client = await openWritableSession();
  await client
    .from("endorsements")
    .update({ drafted_at: new Date().toISOString() })
    .eq("project_id", projectId)
    .then(unwrap("That drafts were made could not be noted"));
  return { next: `${projectPath(projectId)}?done=made#endorsement` };
}
