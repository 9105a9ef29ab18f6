import "server-only";
import { openSession } from "#supabase/open-session.ts";
import { unwrap } from "#supabase/unwrap.ts";

export type Endorsement = NonNullable<Awaited<ReturnType<typeof readEndorsement>>>;

/** What a client lets the agency say about a project; null when nobody has asked. */
export async function readEndorsement(projectId: string) {
  const client = await openSession();
  return await client
    .from("endorsements")
    .select("asked_at, answered_at, may_show, may_quote, quote, said_by, said_by_role, drafted_at, version")
    .eq("project_id", projectId)
    .maybeSingle()
    .then(unwrap("The endorsement could not be read"));
}
