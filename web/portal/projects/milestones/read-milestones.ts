import "server-only";
import { openSession } from "#supabase/open-session.ts";
import { unwrap } from "#supabase/unwrap.ts";

export type Milestone = Awaited<ReturnType<typeof readMilestones>>[number];

const most = 200;

export async function readMilestones(projectId: string) {
  const client = await openSession();
  return await client
    .from("milestones")
    .select("id, title, due_on, done_at, version")
    .eq("project_id", projectId)
    .order("position")
    .order("created_at")
    .limit(most)
    .then(unwrap("The milestones could not be read"));
}
