import "server-only";
import { projectPath } from "#portal/projects/project-path.ts";
import { openSession } from "#supabase/open-session.ts";
import { unwrap } from "#supabase/unwrap.ts";
import { type FindActionItems, mostActionItems } from "./action-item.ts";

/** What the client is asked to look at, the oldest first. */
export const findFeedbackItems: FindActionItems = async ({ clientId }) => {
  const client = await openSession();
  const open = client
    .from("feedback_items")
    .select("id, title, projects!inner (id, name, client_id, archived_at)")
    .eq("status", "open")
    .eq("visible", true)
    .is("projects.archived_at", null);
  const data = await (clientId ? open.eq("projects.client_id", clientId) : open)
    .order("created_at")
    .limit(mostActionItems)
    .then(unwrap("The feedback could not be read"));
  return data.map(({ id, title, projects }) => ({
    key: `feedback-${id}`,
    kind: "Give feedback",
    title,
    place: projects.name,
    href: `${projectPath(projects.id, "feedback")}#subject-${id}`,
  }));
};
