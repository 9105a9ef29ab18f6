import "server-only";
import { feedbackItemRequest } from "schemas/requests/feedback-item.ts";
import { versioned } from "schemas/requests/versioned.ts";
import { z } from "zod";
import { openSession, openWritableSession } from "#supabase/open-session.ts";
import { unwrap, unwrapPage } from "#supabase/unwrap.ts";
import { getTexts } from "#texts/get-texts.ts";
import type { FormOutcome } from "#ui/saved-form/form-answer.ts";
import { explainConflict, wrongRequest } from "#ui/saved-form/request-outcome.ts";
import { insertOnce, keyed } from "../insert-once.ts";
import { type EntryIds, type ProjectIds, projectPath } from "../project-path.ts";

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

const newItem = feedbackItemRequest.extend(keyed);

/** Stores an item, for the agency alone unless it is made visible; the same form sent twice makes one. */
export async function createFeedbackItem({ projectId }: ProjectIds, values: unknown): Promise<FormOutcome> {
  const asked = newItem.safeParse(values);
  if (!asked.success) return wrongRequest(asked.error);
  const { requestKey, ...fields } = asked.data;
  const { feedback } = await getTexts();
  const client = await openWritableSession();
  const table = client.from("feedback_items");
  return insertOnce(table.insert({ ...fields, project_id: projectId, request_key: requestKey }), {
    next: projectPath(projectId, "feedback"),
    done: fields.visible ? feedback.addedAndAsked(fields.title) : feedback.added(fields.title),
    failure: "The item could not be added",
    // Nobody reads the key; the same words a moment ago are the same form.
    earlier: () => table.select("body").match({ project_id: projectId, title: fields.title }),
    isSame: ({ body }) => body === fields.body,
  });
}

const change = z.discriminatedUnion("action", [
  feedbackItemRequest.extend({ action: z.literal("save"), ...versioned }),
  z.object({ action: z.enum(["show", "hide", "close", "reopen"]), ...versioned }),
]);

const changes = {
  show: { visible: true },
  hide: { visible: false },
  close: { status: "closed" },
  reopen: { status: "open" },
} as const;

const opposites = { show: "hide", hide: "show", close: "reopen", reopen: "close" };

/** Saves, shows, hides, closes or reopens an item, unless it is not any more what the form was filled with. */
export async function changeFeedbackItem({ projectId, id }: EntryIds, values: unknown): Promise<FormOutcome> {
  const asked = change.safeParse(values);
  if (!asked.success) return wrongRequest(asked.error);
  const { action, version, ...fields } = asked.data;
  const table = (await openWritableSession()).from("feedback_items");
  const data = await table
    .update(action === "save" ? fields : changes[action])
    .match({ id, project_id: projectId, version })
    .select("title, version")
    .maybeSingle()
    .then(unwrap("The item could not be changed"));
  const { feedback } = await getTexts();
  if (data) {
    const text = feedback.done[action](data.title);
    const next = `${projectPath(projectId, "feedback")}#subject-${id}`;
    if (action === "save") return { next, done: { text } };
    const undo = {
      action: `/api/owner/projects/${projectId}/feedback/${id}`,
      fields: { action: opposites[action], version: String(data.version) },
    };
    return { next, done: { text, undo } };
  }
  const stored = await table
    .select("title, body, link_url, visible, status, version")
    .eq("id", id)
    .maybeSingle()
    .then(unwrap("The item could not be read"));
  const labels = feedback.stored;
  return explainConflict(stored, version, ({ title, body, link_url, visible, status }) => ({
    [labels.title]: title,
    [labels.body]: body,
    [labels.link]: link_url ?? "",
    [labels.visible]: visible ? labels.yes : labels.no,
    [labels.state]: labels.states[status],
  }));
}
