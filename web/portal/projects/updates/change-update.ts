import "server-only";
import { projectUpdateRequest } from "schemas/requests/project-update.ts";
import { versioned } from "schemas/requests/versioned.ts";
import { z } from "zod";
import { openWritableSession } from "#supabase/open-session.ts";
import { unwrap } from "#supabase/unwrap.ts";
import type { FormOutcome } from "#ui/saved-form/form-answer.ts";
import { projectPath } from "../project-path.ts";
import { explainConflict, notThere, wrongRequest } from "../request-outcome.ts";

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
export async function changeUpdate(projectId: string, id: string, values: unknown): Promise<FormOutcome> {
  const asked = change.safeParse(values);
  if (!z.uuid().safeParse(id).success || !z.uuid().safeParse(projectId).success) return notThere;
  if (!asked.success) return wrongRequest(asked.error);
  const client = await openWritableSession();
  const data = await write(client, asked.data)
    .match({ id, project_id: projectId, version: asked.data.version })
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

async function explainRefusal(client: Session, id: string, version: number): Promise<FormOutcome> {
  const stored = await client
    .from("project_updates")
    .select("title, body, visible, version")
    .eq("id", id)
    .maybeSingle()
    .then(unwrap("The update could not be read"));
  return explainConflict(stored, version, ({ title, body, visible }) => ({
    Title: title,
    Text: body,
    "Visible to the client": visible ? "Yes" : "No",
  }));
}
