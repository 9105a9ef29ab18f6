import "server-only";
import { newProjectRequest, projectRequest } from "schemas/requests/project.ts";
import { versioned } from "schemas/requests/versioned.ts";
import { z } from "zod";
import { openWritableSession } from "#supabase/open-session.ts";
import { unwrap, withCode } from "#supabase/unwrap.ts";
import { getTexts, type Texts } from "#texts/get-texts.ts";
import type { Done, FormOutcome } from "#ui/saved-form/form-answer.ts";
import {
  alreadySent,
  changedMeanwhile,
  isArchived,
  notThere,
  wrongRequest,
} from "#ui/saved-form/request-outcome.ts";
import { labelProject } from "./project-fields.tsx";
import { type ProjectIds, projectPath } from "./project-path.ts";

/** Adds a project; the same form sent twice makes one. */
export async function createProject(values: unknown): Promise<FormOutcome> {
  const asked = newProjectRequest.safeParse(values);
  if (!asked.success) return wrongRequest(asked.error);
  const { requestKey, ...fields } = asked.data;
  const client = await openWritableSession();
  const { data, error } = await client
    .from("projects")
    .insert({ ...fields, request_key: requestKey })
    .select("id")
    .single();
  const { project: texts } = await getTexts();
  const done = { text: texts.done.add(fields.name) };
  if (data) return { next: projectPath(data.id), done };
  if (error.code === "23503") return { status: 400, error: texts.noClient };
  if (error.code === "42501")
    return { status: 409, error: (await getTexts()).clientEndings.refusals.archived };
  if (error.code !== "23505") throw new Error(withCode("The project could not be added", error));

  const earlier = await client
    .from("projects")
    .select("id, name, client_id")
    .eq("request_key", requestKey)
    .single()
    .then(unwrap("The project could not be found"));
  const isSame = earlier.name === fields.name && earlier.client_id === fields.client_id;
  return isSame ? { next: projectPath(earlier.id), done } : alreadySent();
}

const change = z.discriminatedUnion("action", [
  projectRequest.extend({ action: z.literal("save"), ...versioned }),
  z.object({ action: z.enum(["archive", "restore"]), ...versioned }),
]);

const opposites = { archive: "restore", restore: "archive" } as const;

type Told = { id: string; name: string; version: number };

function tellOf(action: "save" | "archive" | "restore", project: Told, texts: Texts["project"]): Done {
  const text = texts.done[action](project.name);
  if (action === "save") return { text };
  const fields = { action: opposites[action], version: String(project.version) };
  return { text, undo: { action: `/api/owner/projects/${project.id}`, fields } };
}

/** The database refuses a change of an archived project by itself, with these codes. */
const archivedCodes = ["PT409", "409"];

/** Saves, archives or restores a project, unless it is not any more what the form was filled with. */
export async function changeProject({ projectId: id }: ProjectIds, values: unknown): Promise<FormOutcome> {
  const asked = change.safeParse(values);
  if (!asked.success) return wrongRequest(asked.error);
  const { action, version, ...fields } = asked.data;
  const archiving = { archived_at: action === "archive" ? new Date().toISOString() : null };
  const table = (await openWritableSession()).from("projects");
  const { data, error } = await table
    .update(action === "save" ? fields : archiving)
    .match({ id, version })
    .select("name, version")
    .maybeSingle();
  if (error && archivedCodes.includes(error.code)) return isArchived();
  if (error?.code === "42501")
    return { status: 409, error: (await getTexts()).clientEndings.refusals.archived };
  if (error) throw new Error(withCode("The project could not be changed", error));
  const { project: texts } = await getTexts();
  if (data) return { next: projectPath(id), done: tellOf(action, { id, ...data }, texts) };
  const stored = await table
    .select()
    .eq("id", id)
    .maybeSingle()
    .then(unwrap("The project could not be read"));
  return stored ? changedMeanwhile(labelProject(stored, texts), stored.version) : notThere();
}
