import "server-only";
import { projectUpdateRequest } from "schemas/requests/project-update.ts";
import { versioned } from "schemas/requests/versioned.ts";
import { z } from "zod";
import { openSession, openWritableSession } from "#supabase/open-session.ts";
import { unwrap, unwrapPage } from "#supabase/unwrap.ts";
import { getTexts } from "#texts/get-texts.ts";
import type { FormOutcome } from "#ui/saved-form/form-answer.ts";
import { explainConflict, wrongRequest } from "#ui/saved-form/request-outcome.ts";
import { insertOnce, keyed } from "../insert-once.ts";
import { type EntryIds, type ProjectIds, projectPath } from "../project-path.ts";

export type ProjectUpdate = Awaited<ReturnType<typeof readUpdates>>["updates"][number];

export const updatesPerPage = 20;

/**
 * A page of a project's updates, the ones nobody has published first, then the newest; a client finds the visible ones
 * alone.
 */
export async function readUpdates(projectId: string, page: number) {
  const client = await openSession();
  const from = (page - 1) * updatesPerPage;
  const { rows, count } = await client
    .from("project_updates")
    .select("id, title, body, visible, published_at, created_at, version", { count: "exact" })
    .eq("project_id", projectId)
    .order("published_at", { ascending: false, nullsFirst: true })
    .order("created_at", { ascending: false })
    .range(from, from + updatesPerPage - 1)
    .then(unwrapPage("The updates could not be read"));
  return { updates: rows, total: count };
}

const newUpdate = projectUpdateRequest.extend(keyed);

/** Stores an update, for the agency alone unless it is made visible; the same form sent twice makes one. */
export async function createUpdate({ projectId }: ProjectIds, values: unknown): Promise<FormOutcome> {
  const asked = newUpdate.safeParse(values);
  if (!asked.success) return wrongRequest(asked.error);
  const { requestKey, ...fields } = asked.data;
  const { create, done } = (await getTexts()).updates;
  const client = await openWritableSession();
  const table = client.from("project_updates");
  return insertOnce(table.insert({ ...fields, project_id: projectId, request_key: requestKey }), {
    next: projectPath(projectId, "updates"),
    done: fields.visible ? done.publish(fields.title) : create.saved(fields.title),
    failure: "The update could not be added",
    earlier: () => table.select("body").match({ request_key: requestKey, title: fields.title }),
    isSame: ({ body }) => body === fields.body,
  });
}

const change = z.discriminatedUnion("action", [
  projectUpdateRequest.extend({ action: z.literal("save"), ...versioned }),
  z.object({ action: z.enum(["publish", "hide", "delete"]), ...versioned }),
]);

const opposites = { publish: "hide", hide: "publish" };

/** Saves, publishes, hides or deletes an update, unless it is not any more what the form was filled with. */
export async function changeUpdate({ projectId, id }: EntryIds, values: unknown): Promise<FormOutcome> {
  const asked = change.safeParse(values);
  if (!asked.success) return wrongRequest(asked.error);
  const { action, version, ...fields } = asked.data;
  const { done, stored: labels } = (await getTexts()).updates;
  const table = (await openWritableSession()).from("project_updates");
  const changed =
    action === "delete"
      ? table.delete()
      : table.update(action === "save" ? fields : { visible: action === "publish" });
  const data = await changed
    .match({ id, project_id: projectId, version })
    .select("title, version")
    .maybeSingle()
    .then(unwrap("The update could not be changed"));
  if (data) {
    const text = done[action](data.title);
    const next = `${projectPath(projectId, "updates")}#update-${id}`;
    if (action === "save" || action === "delete") return { next, done: { text } };
    const undo = {
      action: `/api/owner/projects/${projectId}/updates/${id}`,
      fields: { action: opposites[action], version: String(data.version) },
    };
    return { next, done: { text, undo } };
  }
  const stored = await table
    .select("title, body, visible, version")
    .eq("id", id)
    .maybeSingle()
    .then(unwrap("The update could not be read"));
  return explainConflict(stored, version, ({ title, body, visible }) => ({
    [labels.title]: title,
    [labels.body]: body,
    [labels.visible]: visible ? labels.yes : labels.no,
  }));
}
