import "server-only";
import { milestoneRequest } from "schemas/requests/milestone.ts";
import { versioned } from "schemas/requests/versioned.ts";
import { z } from "zod";
import { openWritableSession } from "#supabase/open-session.ts";
import { unwrap } from "#supabase/unwrap.ts";
import type { FormOutcome } from "#ui/saved-form/form-answer.ts";
import { projectPath } from "../project-path.ts";
import { explainConflict, isArchived, notThere, wrongRequest } from "../request-outcome.ts";

type Session = Awaited<ReturnType<typeof openWritableSession>>;

const change = z.discriminatedUnion("action", [
  milestoneRequest.extend({ action: z.literal("save"), ...versioned }),
  z.object({ action: z.enum(["done", "undone", "delete"]), ...versioned }),
  z.object({ action: z.literal("up") }),
  z.object({ action: z.literal("down") }),
]);

/**
 * Does what the owner asks with a milestone of a project: saves, marks as reached or not, moves or deletes it. Refused
 * when it is not any more what the form was filled with. Throws an Error when it could not be stored.
 */
export async function changeMilestone(projectId: string, id: string, values: unknown): Promise<FormOutcome> {
  const asked = change.safeParse(values);
  if (!z.uuid().safeParse(id).success || !z.uuid().safeParse(projectId).success) return notThere;
  if (!asked.success) return wrongRequest(asked.error);
  const client = await openWritableSession();
  const next = { next: `${projectPath(projectId)}?done=milestone#milestone-${id}` };
  if (asked.data.action === "up") return (await move(client, id, -1)) ? next : isArchived;
  if (asked.data.action === "down") return (await move(client, id, 1)) ? next : isArchived;
  const { version } = asked.data;
  const data = await write(client, asked.data)
    .match({ id, project_id: projectId, version })
    .select("id")
    .maybeSingle()
    .then(unwrap("The milestone could not be changed"));
  if (!data) return explainRefusal(client, id, version);
  return asked.data.action === "delete"
    ? { next: `${projectPath(projectId)}?done=deleted#milestones` }
    : next;
}

async function move(client: Session, milestone_id: string, places: number): Promise<boolean> {
  return await client
    .rpc("move_milestone", { milestone_id, places })
    .then(unwrap("The milestone could not be moved"));
}

type Written = Exclude<z.infer<typeof change>, { action: "up" } | { action: "down" }>;

function write(client: Session, asked: Written) {
  const table = client.from("milestones");
  if (asked.action === "delete") return table.delete();
  if (asked.action === "save") return table.update({ title: asked.title, due_on: asked.due_on });
  return table.update({ done_at: asked.action === "done" ? new Date().toISOString() : null });
}

async function explainRefusal(client: Session, id: string, version: number): Promise<FormOutcome> {
  const stored = await client
    .from("milestones")
    .select("title, due_on, done_at, version")
    .eq("id", id)
    .maybeSingle()
    .then(unwrap("The milestone could not be read"));
  return explainConflict(stored, version, ({ title, due_on, done_at }) => ({
    Title: title,
    "Planned for": due_on ?? "",
    Reached: done_at ? "Yes" : "No",
  }));
}
