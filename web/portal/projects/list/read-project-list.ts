import "server-only";
import { openSession } from "#supabase/open-session.ts";
import { unwrap } from "#supabase/unwrap.ts";
import type { ProjectFilter } from "./project-filter.ts";

export const projectsPerPage = 20;

export type ListedProject = Awaited<ReturnType<typeof readProjectList>>[number];

/** A page of the projects that a filter finds, the ones changed last first. */
export async function readProjectList({ search, status, page }: ProjectFilter) {
  const client = await openSession();
  return await client
    .rpc("list_projects", {
      search,
      of_status: status === "open" || status === "archived" ? undefined : status,
      is_archived: status === "archived",
      skip: (page - 1) * projectsPerPage,
      most: projectsPerPage,
    })
    .then(unwrap("The projects could not be read"));
}

/** How many projects a search finds in each state. */
export async function countProjects(search: string): Promise<Map<string, number>> {
  const client = await openSession();
  const data = await client
    .rpc("count_projects", { search })
    .then(unwrap("The projects could not be counted"));
  const counts = new Map<string, number>();
  for (const { status, total } of data) {
    counts.set(status ?? "archived", total);
    if (status) counts.set("open", (counts.get("open") ?? 0) + total);
  }
  return counts;
}
