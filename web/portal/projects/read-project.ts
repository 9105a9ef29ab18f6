import "server-only";
import { cache } from "react";
import { z } from "zod";
import { openSession } from "#supabase/open-session.ts";
import { unwrap } from "#supabase/unwrap.ts";

export type Project = NonNullable<Awaited<ReturnType<typeof readProject>>>;

/**
 * A project with its client's name and whether that is archived; null when there is none or the signed-in user may not see it, which nobody
 * can tell apart. Asked once per request.
 */
export const readProject = cache(async (projectId: string) => {
  if (!z.uuid().safeParse(projectId).success) return null;
  const client = await openSession();
  const data = await client
    .from("projects")
    .select("*, clients (name, archived_at)")
    .eq("id", projectId)
    .maybeSingle()
    .then(unwrap("The project could not be read"));
  if (!data) return null;
  const { clients, ...project } = data;
  return { ...project, clientName: clients.name, isClientArchived: clients.archived_at !== null };
});

const most = 1000;

export async function readClientChoices() {
  const session = await openSession();
  return await session
    .from("clients")
    .select("id, name")
    .is("archived_at", null)
    .order("name")
    .limit(most)
    .then(unwrap("The clients could not be read"));
}
