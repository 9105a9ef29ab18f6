import "server-only";
import { projectPath } from "#portal/projects/project-path.ts";
import { openSession } from "#supabase/open-session.ts";
import { unwrap } from "#supabase/unwrap.ts";
import { type FindActionItems, mostActionItems } from "./action-item.ts";

/** The projects whose client was asked whether they may be shown, finished ones included, the oldest question first. */
export const findEndorsements: FindActionItems = async ({ clientId }) => {
  const client = await openSession();
  const open = client
    .from("endorsements")
    .select("project_id, projects!inner (name, client_id)")
    .is("answered_at", null);
  const data = await (clientId ? open.eq("projects.client_id", clientId) : open)
    .order("asked_at")
    .limit(mostActionItems)
    .then(unwrap("The endorsements could not be read"));
  return data.map(({ project_id, projects }) => ({
    key: `endorsement-${project_id}`,
    kind: "Answer",
    title: "May we show this project on our website?",
    place: projects.name,
    href: `${projectPath(project_id)}#endorsement`,
  }));
};
