import "server-only";
import { projectPath } from "#portal/projects/project-path.ts";
import { openSession } from "#supabase/open-session.ts";
import { unwrap } from "#supabase/unwrap.ts";
import { type FindActionItems, mostActionItems } from "./action-item.ts";

/** Messages that the client has not read. The owner who looks as a client does not know what its people have read. */
export const findUnreadMessages: FindActionItems = async ({ clientId }) => {
  if (clientId !== null) return [];
  const client = await openSession();
  const data = await client
    .from("notifications")
    .select("id, project_id, title, events, projects (name)")
    .eq("kind", "message")
    .is("read_at", null)
    .order("updated_at")
    .limit(mostActionItems)
    .then(unwrap("The unread messages could not be read"));
  return data.map(({ id, project_id, title, events, projects }) => ({
    key: `messages-${id}`,
    kind: events === 1 ? "New message" : `${events} new messages`,
    title,
    place: projects.name,
    href: projectPath(project_id, "messages"),
  }));
};
