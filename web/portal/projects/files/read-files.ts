import "server-only";
import { openSession } from "#supabase/open-session.ts";
import { unwrap } from "#supabase/unwrap.ts";

export type ProjectFile = Awaited<ReturnType<typeof list>>[number];

const namesPerPage = 20;

/** A page of a project's files: each name with its versions, the newest first; a client finds the visible ones alone. */
export async function readFiles(
  projectId: string,
  page: number,
): Promise<{ files: ProjectFile[][]; hasMore: boolean }> {
  const rows = await list(projectId, page);
  const byName = Map.groupBy(rows, ({ name }) => name);
  const files = [...byName.values()];
  return { files: files.slice(0, namesPerPage), hasMore: files.length > namesPerPage };
}

async function list(projectId: string, page: number) {
  const client = await openSession();
  return await client
    .rpc("list_project_files", {
      project: projectId,
      skipped: (page - 1) * namesPerPage,
      most: namesPerPage + 1,
    })
    .then(unwrap("The files could not be read"));
}
