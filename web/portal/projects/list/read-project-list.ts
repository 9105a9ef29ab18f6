import "server-only";
import { dateInTimeZone } from "schemas/requests/date-in-time-zone.ts";
import { getTimeZone } from "#site/time-zone.ts";
import { openSession } from "#supabase/open-session.ts";
import { unwrap } from "#supabase/unwrap.ts";
import { isWaitingView, type ProjectFilter, waitingViews } from "./project-filter.ts";

export const projectsPerPage = 20;

export type ListedProject = Awaited<ReturnType<typeof readProjectList>>[number];

/** A page of the projects that a filter finds, the ones changed last first. */
export async function readProjectList({ search, status, page }: ProjectFilter) {
  const client = await openSession();
  return await client
    .rpc("list_projects", {
      search,
      ...(isWaitingView(status)
        ? { ...waitingViews[status], today: await readToday() }
        : {
            of_status: status === "open" || status === "archived" ? undefined : status,
            is_archived: status === "archived",
          }),
      skip: (page - 1) * projectsPerPage,
      most: projectsPerPage,
    })
    .then(unwrap("The projects could not be read"));
}

/** How many projects a search finds in each state, and by what waits in them. */
export async function countProjects(search: string): Promise<Map<string, number>> {
  const client = await openSession();
  const [states, waiting] = await Promise.all([
    client.rpc("count_projects", { search }).then(unwrap("The projects could not be counted")),
    client
      .rpc("count_waiting_projects", { search, today: await readToday() })
      .single()
      .then(unwrap("The projects in which something waits could not be counted")),
  ]);
  const { agency, client: theirs, message, milestone } = waiting;
  const counts = new Map<string, number>(
    Object.entries({ mine: agency, theirs, unread: message, overdue: milestone }),
  );
  for (const { status, total } of states) {
    counts.set(status ?? "archived", total);
    if (status) counts.set("open", (counts.get("open") ?? 0) + total);
  }
  return counts;
}

/** The agency's day. */
async function readToday(): Promise<string> {
  return dateInTimeZone(new Date(), await getTimeZone());
}
