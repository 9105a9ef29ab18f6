import "server-only";
import { z } from "zod";
import { openWritableSession } from "#supabase/open-session.ts";
import { removeObjects } from "#supabase/project-objects.ts";
import { unwrap } from "#supabase/unwrap.ts";
import { getTexts } from "#texts/get-texts.ts";
import type { FormOutcome } from "#ui/saved-form/form-answer.ts";
import { projectPath } from "../project-path.ts";

const change = z.object({ action: z.enum(["show", "hide", "delete"]) });
const opposites = { show: "hide", hide: "show" };

/**
 * Does what somebody asks with a file and says what became of it. Clients only delete, and only what is still theirs: the
 * database decides.
 */
export async function changeFile(
  projectId: string,
  fileId: string,
  values: unknown,
  isOwner: boolean,
): Promise<FormOutcome> {
  const asked = change.safeParse(values);
  const { done, refusals } = (await getTexts()).files;
  const notThere: FormOutcome = { status: 404, error: refusals.notFound };
  const areIds = z.tuple([z.uuid(), z.uuid()]).safeParse([projectId, fileId]).success;
  if (!asked.success || !areIds) return isOwner ? { status: 400, error: refusals.notDone } : notThere;
  const { action } = asked.data;
  if (!isOwner && action !== "delete") return notThere;
  const [changed] =
    action === "delete"
      ? await deleteFiles(projectId, [fileId])
      : await setVisible(projectId, [fileId], action === "show");
  if (changed) {
    const next = projectPath(projectId, "files");
    const text = done[action](changed.name);
    if (action === "delete") return { next: `${next}#files`, done: { text } };
    const undo = {
      action: `/api/projects/${projectId}/files/${fileId}`,
      fields: { action: opposites[action] },
    };
    return { next, done: { text, undo } };
  }
  if (isOwner) return { status: 409, error: refusals.notDone };
  const seen = await (await openWritableSession())
    .from("project_files")
    .select("id")
    .match({ id: fileId, project_id: projectId })
    .then(unwrap("The file could not be looked for"));
  return seen.length > 0 ? { status: 409, error: refusals.kept } : notThere;
}

/** Shows the client what is ticked in a list: the fields' names are the files' ids. */
export async function showFiles(projectId: string, values: unknown): Promise<FormOutcome> {
  const ids = Object.keys(Object(values)).filter((name) => z.uuid().safeParse(name).success);
  if (ids.length === 0 || !z.uuid().safeParse(projectId).success)
    return { status: 400, error: (await getTexts()).files.refusals.noneSelected };
  const shown = await setVisible(projectId, ids.slice(0, 100), true);
  const { done, refusals, shown: manyShown } = (await getTexts()).files;
  const [first, ...others] = shown;
  if (!first) return { status: 409, error: refusals.notDone };
  const text = others.length === 0 ? done.show(first.name) : manyShown(shown.length);
  return { next: projectPath(projectId, "files"), done: { text } };
}

async function setVisible(projectId: string, ids: string[], visible: boolean): Promise<{ name: string }[]> {
  return await (await openWritableSession())
    .from("project_files")
    .update({ visible })
    .eq("project_id", projectId)
    .in("id", ids)
    .select("name")
    .then(unwrap("The files could not be changed"));
}

/**
 * Deletes what the user may delete of some files and says which those were. The rows go first, so that nobody sees the
 * files any more; bytes that cannot be removed at once are swept later.
 */
async function deleteFiles(projectId: string, ids: string[]): Promise<{ name: string }[]> {
  const deleted = await (await openWritableSession())
    .from("project_files")
    .delete()
    .eq("project_id", projectId)
    .in("id", ids)
    .select("name, path")
    .then(unwrap("The files could not be deleted"));
  if (deleted.length > 0) {
    await removeObjects(deleted.map(({ path }) => path)).catch((failure: unknown) =>
      console.error("The bytes of a deleted file stay for now:", failure),
    );
  }
  return deleted;
}
