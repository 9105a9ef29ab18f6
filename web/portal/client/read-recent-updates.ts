import "server-only";
import { openSession } from "#supabase/open-session.ts";
import { unwrap } from "#supabase/unwrap.ts";
import type { ClientScope } from "./client-scope.ts";

const newest = 5;

/** The newest updates of all projects that the client sees. Throws an Error when they cannot be read. */
export async function readRecentUpdates({ clientId }: ClientScope) {
  const session = await openSession();
  const visible = session
    .from("project_updates")
    .select("id, title, published_at, projects!inner (id, name, client_id)")
    .eq("visible", true);
  return await (clientId ? visible.eq("projects.client_id", clientId) : visible)
    .order("published_at", { ascending: false })
    .limit(newest)
    .then(unwrap("The updates could not be read"));
}
