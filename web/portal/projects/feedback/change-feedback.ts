import "server-only";
import { feedbackItemRequest } from "schemas/requests/feedback-item.ts";
import { versioned } from "schemas/requests/versioned.ts";
import { z } from "zod";
import { openWritableSession } from "#supabase/open-session.ts";
import { unwrap } from "#supabase/unwrap.ts";
import type { FormOutcome } from "#ui/saved-form/form-answer.ts";
import { insertOnce, keyed } from "../insert-once.ts";
import { type EntryIds, type ProjectIds, projectPath } from "../project-path.ts";
import { explainConflict, wrongRequest } from "../request-outcome.ts";

const newItem = feedbackItemRequest.extend(keyed);

/** Stores an item, for the agency alone unless it is made visible; the same form sent twice makes one. */
export async function createFeedbackItem({ projectId }: ProjectIds, values: unknown): Promise<FormOutcome> {
  const asked = newItem.safeParse(values);
  if (!asked.success) return wrongRequest(asked.error);
  const { requestKey, ...fields } = asked.data;
  const client = await openWritableSession();
  const table = client.from("feedback_items");
  return insertOnce(table.insert({ ...fields, project_id: projectId, request_key: requestKey }), {
    next: `${projectPath(projectId, "feedback")}?done=added`,
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

/** Saves, shows, hides, closes or reopens an item, unless it is not any more what the form was filled with. */
export async function changeFeedbackItem({ projectId, id }: EntryIds, values: unknown): Promise<FormOutcome> {
  const asked = change.safeParse(values);
  if (!asked.success) return wrongRequest(asked.error);
  const { action, version, ...fields } = asked.data;
  const table = (await openWritableSession()).from("feedback_items");
  const data = await table
    .update(action === "save" ? fields : changes[action])
    .match({ id, project_id: projectId, version })
    .select("id")
    .maybeSingle()
    .then(unwrap("The item could not be changed"));
  if (data) return { next: `${projectPath(projectId, "feedback")}?done=${action}#subject-${id}` };
  const stored = await table
    .select("title, body, link_url, visible, status, version")
    .eq("id", id)
    .maybeSingle()
    .then(unwrap("The item could not be read"));
  return explainConflict(stored, version, ({ title, body, link_url, visible, status }) => ({
    Title: title,
    Text: body,
    Link: link_url ?? "",
    "Visible to the client": visible ? "Yes" : "No",
    State: status.replace("_", " "),
  }));
}
