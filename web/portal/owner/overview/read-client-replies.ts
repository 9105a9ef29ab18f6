import "server-only";
import { openSession } from "#supabase/open-session.ts";
import { unwrapPage } from "#supabase/unwrap.ts";
import type { Waiting } from "./overview-card.tsx";

const shown = 5;

type Reply = { id: string; project: string; projectId: string; title: string; events: number; at: string };

export async function readClientReplies(): Promise<Waiting<Reply>> {
  const client = await openSession();
  const { rows, count } = await client
    .from("notifications")
    .select("id, project_id, title, events, updated_at, projects (name)", { count: "exact" })
    .eq("kind", "message")
    .is("read_at", null)
    .order("updated_at")
    .limit(shown)
    .then(unwrapPage("The messages in projects could not be read"));
  const replies = rows.map(({ id, project_id, title, events, updated_at, projects }) => ({
    id,
    project: projects.name,
    projectId: project_id,
    title,
    events,
    at: updated_at,
  }));
  return { rows: replies, count };
}
