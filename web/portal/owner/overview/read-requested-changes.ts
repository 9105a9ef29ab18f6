import "server-only";
import { openSession } from "#supabase/open-session.ts";
import { unwrapPage } from "#supabase/unwrap.ts";
import type { Waiting } from "./overview-card.tsx";

const shown = 5;

type Item = { id: string; title: string; projects: { id: string; name: string } };

export async function readRequestedChanges(): Promise<Waiting<Item>> {
  const client = await openSession();
  return await client
    .from("feedback_items")
    .select("id, title, projects!inner (id, name, archived_at)", { count: "exact" })
    .eq("status", "changes_requested")
    .is("projects.archived_at", null)
    .order("created_at")
    .limit(shown)
    .then(unwrapPage("The feedback could not be read"));
}
