import "server-only";
import { projectUpdateRequest } from "schemas/requests/project-update.ts";
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
  projectUpdateRequest.extend({ action: z.literal("save"), ...versioned }),
  z.object({ action: z.enum(["publish", "hide", "delete"]), ...versioned }),
]);

const done = { save: "saved", publish: "published", hide: "hidden", delete: "deleted" };

/**
 * Does what the owner asks with an update of a project: saves, publishes, hides or deletes it. Refused when it is not
 * any more what the form was filled with. Throws an Error when it could not be stored.
 */
export async function changeUpdate(projectId: string, id: string, values: unknown): Promise<RequestOutcome> {
  const asked = change.safeParse(values);
  if (!z.uuid().safeParse(id).success || !z.uuid().safeParse(projectId).success) return notThere;
  if (!asked.success) return wrongRequest(asked.error);
  const client = await openWritableSession();
  const data = await write(client, asked.data)
    .eq("id", id)
    .eq("project_id", projectId)
    .eq("version", asked.data.version)
    .select("id")
    .maybeSingle()
    .then(unwrap("The update could not be changed"));
  if (!data) return explainRefusal(client, id, asked.data.version);
  return { next: `${projectPath(projectId, "updates")}?done=${done[asked.data.action]}#update-${id}` };
}

function write(client: Session, asked: z.infer<typeof change>) {
  const table = client.from("project_updates");
  if (asked.action === "delete") return table.delete();
  if (asked.action !== "save") return table.update({ visible: asked.action === "publish" });
  const { title, body, visible } = asked;
  return table.update({ title, body, visible });
}

async function explainRefusal(client: Session, id: string, version: number): Promise<RequestOutcome> {
  const data = await client
    .from("project_updates")
    .select("title, body, visible, version")
    .eq("id", id)
    .maybeSingle()
    .then(unwrap("The update could not be read"));
  if (!data) return notThere;
  // Nobody changed it, so it was the project that may not be changed.
  if (data.version === version) return isArchived;
  return changedMeanwhile(
    { Title: data.title, Text: data.body, "Visible to the client": data.visible ? "Yes" : "No" },
    data.version,
  );
}
