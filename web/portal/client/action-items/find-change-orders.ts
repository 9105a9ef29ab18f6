import "server-only";
import { projectPath } from "#portal/projects/project-path.ts";
import { openSession } from "#supabase/open-session.ts";
import { unwrap } from "#supabase/unwrap.ts";
import { type FindActionItems, mostActionItems } from "./action-item.ts";

/** The change orders that wait for the client's decision and are still valid, the ones that end first in front. */
export const findChangeOrders: FindActionItems = async ({ clientId }) => {
  const client = await openSession();
  const sent = client
    .from("change_orders")
    .select("id, number, title, projects!inner (id, name, client_id, archived_at)")
    .eq("status", "sent")
    .gt("expires_at", new Date().toISOString())
    .is("projects.archived_at", null);
  const data = await (clientId ? sent.eq("projects.client_id", clientId) : sent)
    .order("expires_at")
    .limit(mostActionItems)
    .then(unwrap("The change orders could not be read"));
  return data.map(({ id, number, title, projects }) => ({
    key: `change-order-${id}`,
    kind: "Approve",
    title: `Change order ${number}: ${title}`,
    place: projects.name,
    href: `${projectPath(projects.id, "change-orders")}#subject-${id}`,
  }));
};
