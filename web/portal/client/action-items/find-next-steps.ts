import "server-only";
import { projectPath } from "#portal/projects/project-path.ts";
import { openSession } from "#supabase/open-session.ts";
import { unwrap } from "#supabase/unwrap.ts";
import { type FindActionItems, mostActionItems } from "./action-item.ts";

/** The next steps that are the client's turn. */
export const findNextSteps: FindActionItems = async ({ clientId }) => {
  const client = await openSession();
  const steps = client
    .from("projects")
    .select("id, name, next_step")
    .eq("next_step_side", "client")
    .neq("next_step", "")
    .is("archived_at", null);
  const data = await (clientId ? steps.eq("client_id", clientId) : steps)
    .order("updated_at")
    .limit(mostActionItems)
    .then(unwrap("The next steps could not be read"));
  return data.map(({ id, name, next_step }) => ({
    key: `next-step-${id}`,
    kind: "Your turn",
    title: next_step,
    place: name,
    href: projectPath(id),
  }));
};
