import "server-only";
import { openSession } from "#supabase/open-session.ts";
import { unwrap } from "#supabase/unwrap.ts";

export type DecisionMade = Awaited<ReturnType<typeof readDecisions>>[number];

const most = 200;

/** The decisions about some items or change orders, the newest first. */
export async function readDecisions(subjectIds: string[]) {
  if (subjectIds.length === 0) return [];
  const client = await openSession();
  return await client
    .from("approvals")
    .select("id, subject_id, decision, comment, decided_at, decided_by_name")
    .in("subject_id", subjectIds)
    .order("decided_at", { ascending: false })
    .limit(most)
    .then(unwrap("The decisions could not be read"));
}
