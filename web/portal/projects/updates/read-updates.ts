import "server-only";
import { openSession } from "#supabase/open-session.ts";
import { unwrapPage } from "#supabase/unwrap.ts";

export type ProjectUpdate = Awaited<ReturnType<typeof readUpdates>>["updates"][number];

export const updatesPerPage = 20;

/**
 * A page of a project's updates, the ones nobody has published first, then the newest; a client finds the visible ones
 * alone.
 */
export async function readUpdates(projectId: string, page: number) {
  const client = await openSession();
  const from = (page - 1) * updatesPerPage;
  const { rows, count } = await client
    .from("project_updates")
    .select("id, title, body, visible, published_at, created_at, version", { count: "exact" })
    .eq("project_id", projectId)
    .order("published_at", { ascending: false, nullsFirst: true })
    .order("created_at", { ascending: false })
    .range(from, from + updatesPerPage - 1)
    .then(unwrapPage("The updates could not be read"));
  return { updates: rows, total: count };
}
