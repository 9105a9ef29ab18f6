import "server-only";
import type { Metadata } from "next";
import { getSessionUser } from "#supabase/session-user.ts";
import { readProject } from "./read-project.ts";

/** The title of a project's page. To whoever may not see the project it says what it says of a missing one. */
export async function projectMetadata(projectId: string, tab: string): Promise<Metadata> {
  const user = await getSessionUser().catch(() => null);
  const project = user ? await readProject(projectId).catch(() => null) : null;
  return { title: project ? `${tab} of ${project.name}` : "404" };
}
