import "server-only";
import { milestoneRequest } from "schemas/requests/milestone.ts";
import { versioned } from "schemas/requests/versioned.ts";
import { z } from "zod";
import { openSession, openWritableSession } from "#supabase/open-session.ts";
import { unwrap } from "#supabase/unwrap.ts";
import { getTexts } from "#texts/get-texts.ts";
import type { FormOutcome } from "#ui/saved-form/form-answer.ts";
import { explainConflict, isArchived, wrongRequest } from "#ui/saved-form/request-outcome.ts";
import { insertOnce, keyed } from "../insert-once.ts";
import { type EntryIds, type ProjectIds, projectPath } from "../project-path.ts";

export type Milestone = Awaited<ReturnType<typeof readMilestones>>[number];

const most = 200;

export async function readMilestones(projectId: string) {
  const client = await openSession();
  return await client
    .from("milestones")
    .select("id, title, due_on, done_at, version")
    .eq("project_id", projectId)
    .order("position")
    .order("created_at")
    .limit(most)
    .then(unwrap("The milestones could not be read"));
}

const newMilestone = milestoneRequest.extend(keyed);

/** Adds a milestone at the end; the same form sent twice makes one. */
export async function createMilestone({ projectId }: ProjectIds, values: unknown): Promise<FormOutcome> {
  const asked = newMilestone.safeParse(values);
  if (!asked.success) return wrongRequest(asked.error);
  const { requestKey, title, due_on } = asked.data;
  const { milestones } = await getTexts();
  const client = await openWritableSession();
  const table = client.from("milestones");
  return insertOnce(table.insert({ project_id: projectId, title, due_on, request_key: requestKey }), {
    next: `${projectPath(projectId)}#milestones`,
    done: milestones.create.done(title),
    failure: "The milestone could not be added",
    earlier: () => table.select("id").match({ request_key: requestKey, title }),
  });
}

const change = z.discriminatedUnion("action", [
  milestoneRequest.extend({ action: z.literal("save"), ...versioned }),
  z.object({ action: z.enum(["done", "undone", "delete"]), ...versioned }),
  z.object({ action: z.literal("up") }),
  z.object({ action: z.literal("down") }),
]);

/**
 * Saves, marks as reached or not, moves or deletes a milestone; but for a move, unless it is not any more what the form
 * was filled with.
 */
export async function changeMilestone({ projectId, id }: EntryIds, values: unknown): Promise<FormOutcome> {
  const asked = change.safeParse(values);
  if (!asked.success) return wrongRequest(asked.error);
  const { done, stored: labels } = (await getTexts()).milestones;
  const client = await openWritableSession();
  if (asked.data.action === "up" || asked.data.action === "down") {
    const { action } = asked.data;
    const isMoved = await client
      .rpc("move_milestone", { milestone_id: id, places: action === "up" ? -1 : 1 })
      .then(unwrap("The milestone could not be moved"));
    const next = `${projectPath(projectId)}#milestone-${id}`;
    return isMoved ? { next, done: { text: done[action] } } : isArchived();
  }
  const { action, version, ...fields } = asked.data;
  const table = client.from("milestones");
  const reached = { done_at: action === "done" ? new Date().toISOString() : null };
  const changed = action === "delete" ? table.delete() : table.update(action === "save" ? fields : reached);
  const data = await changed
    .match({ id, project_id: projectId, version })
    .select("title, version")
    .maybeSingle()
    .then(unwrap("The milestone could not be changed"));
  if (data) {
    const next = `${projectPath(projectId)}#${action === "delete" ? "milestones" : `milestone-${id}`}`;
    const text = done[action](data.title);
    const fields = { action: action === "done" ? "undone" : "done", version: String(data.version) };
    const undo = { action: `/api/owner/projects/${projectId}/milestones/${id}`, fields };
    return { next, done: { text, ...((action === "done" || action === "undone") && { undo }) } };
  }
  const stored = await table
    .select("title, due_on, done_at, version")
    .eq("id", id)
    .maybeSingle()
    .then(unwrap("The milestone could not be read"));
  return explainConflict(stored, version, ({ title, due_on, done_at }) => ({
    [labels.title]: title,
    [labels.dueOn]: due_on ?? "",
    [labels.reached]: done_at ? labels.yes : labels.no,
  }));
}
