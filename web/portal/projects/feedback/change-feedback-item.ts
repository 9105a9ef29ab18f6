import "server-only";
import { feedbackItemRequest } from "schemas/requests/feedback-item.ts";
import { versioned } from "schemas/requests/versioned.ts";
import { z } from "zod";
import { openWritableSession } from "#supabase/open-session.ts";
import { unwrap } from "#supabase/unwrap.ts";
import type { FormOutcome } from "#ui/saved-form/form-answer.ts";
import { projectPath } from "../project-path.ts";
import { explainConflict, notThere, wrongRequest } from "../request-outcome.ts";

type Session = Awaited<ReturnType<typeof openWritableSession>>;

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

/**
 * Does what the owner asks with an item: saves, shows, hides, closes or opens it again. Refused when it is not any more
 * what the form was filled with. Throws an Error when it could not be stored.
 */
export async function changeFeedbackItem(
  projectId: string,
  id: string,
  values: unknown,
): Promise<FormOutcome> {
  const asked = change.safeParse(values);
  if (!z.tuple([z.uuid(), z.uuid()]).safeParse([projectId, id]).success) return notThere;
  if (!asked.success) return wrongRequest(asked.error);
  const { action, version, ...fields } = asked.data;
  const client = await openWritableSession();
  const data = await client
    .from("feedback_items")
    .update(action === "save" ? fields : changes[action])
    .match({ id, project_id: projectId, version })
    .select("id")
    .maybeSingle()
    .then(unwrap("The item could not be changed"));
  if (!data) return explainRefusal(client, id, version);
  return { next: `${projectPath(projectId, "feedback")}?done=${action}#subject-${id}` };
}

async function explainRefusal(client: Session, id: string, version: number): Promise<FormOutcome> {
  const stored = await client
    .from("feedback_items")
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
