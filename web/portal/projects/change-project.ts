import "server-only";
import { projectRequest } from "schemas/requests/project.ts";
import { versioned } from "schemas/requests/versioned.ts";
import { z } from "zod";
import { openWritableSession } from "#supabase/open-session.ts";
import { unwrap, withCode } from "#supabase/unwrap.ts";
import type { FormOutcome } from "#ui/saved-form/form-answer.ts";
import { projectPath } from "./project-path.ts";
import { changedMeanwhile, isArchived, notThere, saysArchived, wrongRequest } from "./request-outcome.ts";
import { statusWords } from "./status-words.ts";

const change = z.discriminatedUnion("action", [
  projectRequest.extend({ action: z.literal("save"), ...versioned }),
  z.object({ action: z.enum(["archive", "restore"]), ...versioned }),
]);

/**
 * Saves what the owner says about a project, archives or restores it; refused when the project is not any more what the
 * form was filled with. Throws an Error when it could not be stored.
 */
export async function changeProject(id: string, values: unknown): Promise<FormOutcome> {
  const asked = change.safeParse(values);
  if (!z.uuid().safeParse(id).success) return notThere;
  if (!asked.success) return wrongRequest(asked.error);
  const { action, version, ...fields } = asked.data;
  const archiving = { archived_at: action === "archive" ? new Date().toISOString() : null };
  const client = await openWritableSession();
  const { data, error } = await client
    .from("projects")
    .update(action === "save" ? fields : archiving)
    .eq("id", id)
    .eq("version", version)
    .select("id")
    .maybeSingle();
  if (error && saysArchived(error)) return isArchived;
  if (error) throw new Error(withCode("The project could not be changed", error));
  return data ? { next: `${projectPath(id)}?done=${action}` } : explainRefusal(client, id);
}

async function explainRefusal(
  client: Awaited<ReturnType<typeof openWritableSession>>,
  id: string,
): Promise<FormOutcome> {
  const data = await client
    .from("projects")
    .select("name, service, status, next_step, next_step_side, live_url, archived_at, version")
    .eq("id", id)
    .maybeSingle()
    .then(unwrap("The project could not be read"));
  if (!data) return notThere;
  return changedMeanwhile(
    {
      Name: data.name,
      Service: data.service,
      Status: statusWords[data.status].words,
      "Next step": data.next_step,
      "Whose turn": data.next_step_side === "agency" ? "Ours" : "The client’s",
      "Live address": data.live_url ?? "",
      ...(data.archived_at && { Archived: "Yes" }),
    },
    data.version,
  );
}
