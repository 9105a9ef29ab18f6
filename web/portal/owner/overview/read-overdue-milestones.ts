import "server-only";
import { dateInTimeZone } from "schemas/requests/date-in-time-zone.ts";
import { getFormats } from "#formats/get-formats.ts";
import { getTimeZone } from "#sanity/time-zone.ts";
import { openSession } from "#supabase/open-session.ts";
import { unwrapPage } from "#supabase/unwrap.ts";
import type { Waiting } from "./overview-card.tsx";

const shown = 5;

type Milestone = { id: string; title: string; due: string; projectId: string; projectName: string };

export async function readOverdueMilestones(): Promise<Waiting<Milestone>> {
  const { formatDate } = await getFormats();
  const client = await openSession();
  const { rows, count } = await client
    .from("milestones")
    .select("id, title, due_on, projects!inner (id, name, archived_at)", { count: "exact" })
    .is("done_at", null)
    .lt("due_on", dateInTimeZone(new Date(), await getTimeZone()))
    .is("projects.archived_at", null)
    .order("due_on")
    .limit(shown)
    .then(unwrapPage("The milestones could not be read"));
  const milestones = rows.map(({ id, title, due_on, projects }) => ({
    id,
    title,
    due: formatDate(due_on ?? ""),
    projectId: projects.id,
    projectName: projects.name,
  }));
  return { rows: milestones, count };
}
