import "server-only";
import { openSession } from "#supabase/open-session.ts";
import { unwrap } from "#supabase/unwrap.ts";
import type { ClientScope } from "./client-scope.ts";

export const projectsPerPage = 12;

/** A page of a client's open projects, and the finished ones. Throws an Error when they cannot be read. */
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
