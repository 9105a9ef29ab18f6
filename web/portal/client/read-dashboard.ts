import "server-only";
import { openSession } from "#supabase/open-session.ts";
import { unwrap } from "#supabase/unwrap.ts";
import type { ClientScope } from "./client-scope.ts";

export async function readNextCall({ clientId }: ClientScope) {
  const session = await openSession();
  const [call] = await session
    .rpc("next_call", { of_client: clientId ?? undefined })
    .then(unwrap("The next call could not be read"));
  return call;
}

export const projectsPerPage = 12;

/** A page of a client's open projects, and the finished ones. */
export async function readProjectCards({ clientId }: ClientScope, page: number) {
  const session = await openSession();
  const of_client = clientId ?? undefined;
  const read = unwrap("The projects could not be read");
  const [projects, finished] = await Promise.all([
    session
      .rpc("list_projects", { of_client, skip: (page - 1) * projectsPerPage, most: projectsPerPage })
      .then(read),
    session.rpc("list_projects", { of_client, is_archived: true, most: projectsPerPage }).then(read),
  ]);
  return { projects, finished };
}

const newest = 5;

const mostToChoose = 30;

/** The client's projects that can be written in. */
export async function readOpenProjects() {
  const session = await openSession();
  return await session
    .from("projects")
    .select("id, name")
    .is("archived_at", null)
    .order("name")
    .limit(mostToChoose)
    .then(unwrap("The projects could not be read"));
}

/** The id of the user's project where it is the only one, open or finished. */
export async function readOnlyProject(): Promise<string | undefined> {
  const session = await openSession();
  const projects = await session
    .from("projects")
    .select("id")
    .limit(2)
    .then(unwrap("The projects could not be read"));
  return projects.length === 1 ? projects[0]?.id : undefined;
}

/** The newest updates of all projects that the client sees. */
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
