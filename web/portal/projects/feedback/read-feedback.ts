import "server-only";
import { z } from "zod";
import { openSession } from "#supabase/open-session.ts";
import { unwrap, unwrapPage } from "#supabase/unwrap.ts";

export type FeedbackItem = Awaited<ReturnType<typeof readFeedback>>["items"][number];

export const feedbackPerPage = 20;
const columns = "id, title, body, link_url, status, visible, version, created_at, snapshot_sha256";

/**
 * A page of what a project's client is asked to look at, what is still open first; a client finds the visible items
 * alone.
 */
export async function readFeedback(projectId: string, page: number) {
  const client = await openSession();
  const from = (page - 1) * feedbackPerPage;
  const { rows, count } = await client
    .from("feedback_items")
    .select(columns, { count: "exact" })
    .eq("project_id", projectId)
    .order("status")
    .order("created_at", { ascending: false })
    .range(from, from + feedbackPerPage - 1)
    .then(unwrapPage("The feedback could not be read"));
  return { items: rows, total: count };
}

/** One item that waits for an answer, or null. */
export async function readOpenItem(projectId: string, id: string): Promise<FeedbackItem | null> {
  if (!z.uuid().safeParse(id).success) return null;
  const client = await openSession();
  return await client
    .from("feedback_items")
    .select(columns)
    .eq("project_id", projectId)
    .eq("id", id)
    .eq("status", "open")
    .maybeSingle()
    .then(unwrap("The feedback could not be read"));
}
