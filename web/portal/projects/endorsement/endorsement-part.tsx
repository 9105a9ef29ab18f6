import type { SessionUser } from "#supabase/session-user.ts";
import type { Project } from "../read-project.ts";
import { ClientEndorsement } from "./client-endorsement.tsx";
import { OwnerEndorsement } from "./owner-endorsement.tsx";
import { readEndorsement } from "./read-endorsement.ts";

/**
 * Whether a project may be shown, and in which words: asked by the owner towards its end, answered by the client.
 * Nothing before that.
 */
export async function renderEndorsement({ project, user }: { project: Project; user: SessionUser }) {
  const endorsement = await readEndorsement(project.id);
  if (user.role !== "owner")
    return endorsement ? (
      <ClientEndorsement projectId={project.id} endorsement={endorsement} name={user.name} />
    ) : null;
  const isEnding = project.archived_at !== null || ["review", "live"].includes(project.status);
  return endorsement || isEnding ? <OwnerEndorsement project={project} endorsement={endorsement} /> : null;
}
