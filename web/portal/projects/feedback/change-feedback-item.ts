import "server-only";
import { feedbackItemRequest } from "schemas/requests/feedback-item.ts";
import { versioned } from "schemas/requests/versioned.ts";
import { z } from "zod";
import { openWritableSession } from "#supabase/open-session.ts";
import { unwrap } from "#supabase/unwrap.ts";
import { projectPath } from "../project-path.ts";
import {
  changedMeanwhile,
  isArchived,
  notThere,
  type RequestOutcome,
  wrongRequest,
} from "../request-outcome.ts";

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
): Promise<RequestOutcome> {
  const asked = change.safeParse(values);
  if (!z.tuple([z.uuid(), z.uuid()]).safeParse([projectId, id]).success) return notThere;
  if (!asked.success) return wrongRequest(asked.error);
  const { action, version, ...fields } = asked.data;
  const client = await openWritableSession();
  const data = await client
    .from("feedback_items")
    .update(action === "save" ? fields : changes[action])
    .eq("id", id)
    .eq("project_id", projectId)
    .eq("version", version)
    .select("id")
    .maybeSingle()
    .then(unwrap("The item could not be changed"));
  if (!data) return explainRefusal(client, id, version);
  return { next: `${projectPath(projectId, "feedback")}?done=${action}#subject-${id}` };
}

async function explainRefusal(client: Session, id: string, version: number): Promise<RequestOutcome> {
  const data = await client
    .from("feedback_items")
    .select("title, body, link_url, visible, status, version")
    .eq("id", id)
    .maybeSingle()
    .then(unwrap("The item could not be read"));
  if (!data) return notThere;
  // Nobody changed it, so it was the project that may not be changed.
  if (data.version === version) return isArchived;
  return changedMeanwhile(
    {
      Title: data.title,
      Text: data.body,
      Link: data.link_url ?? "",
      "Visible to the client": data.visible ? "Yes" : "No",
      State: data.status.replace("_", " "),
    },
    data.version,
  );
}
