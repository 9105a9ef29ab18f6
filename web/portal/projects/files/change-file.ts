import "server-only";
import { z } from "zod";
import { openWritableSession } from "#supabase/open-session.ts";
import { removeObjects } from "#supabase/project-objects.ts";
import { unwrap } from "#supabase/unwrap.ts";
import type { FormOutcome, Refusal } from "#ui/saved-form/form-answer.ts";
import { projectPath } from "../project-path.ts";

const change = z.object({ action: z.enum(["show", "hide", "delete"]) });
const opposites = { show: "hide", hide: "show" };
const words = {
  show: "is shown to the client",
  hide: "is hidden from the client",
  delete: "was deleted",
};

export const notChanged = "That did not work. Please try again.";

const notThere: FormOutcome = { status: 404, error: "Not found" };
const notDone: Refusal = { status: 409, error: notChanged };
const kept: FormOutcome = {
  status: 409,
  error: "The agency has this file by now, so it stays. Ask them if it has to go.",
};
const noneSelected: FormOutcome = { status: 400, error: "Select at least one file first." };

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
  const areIds = z.tuple([z.uuid(), z.uuid()]).safeParse([projectId, fileId]).success;
  if (!asked.success || !areIds) return isOwner ? { ...notDone, status: 400 } : notThere;
  const { action } = asked.data;
  if (!isOwner && action !== "delete") return notThere;
  const [changed] =
    action === "delete"
      ? await deleteFiles(projectId, [fileId])
      : await setVisible(projectId, [fileId], action === "show");
  if (changed) {
    const next = projectPath(projectId, "files");
    const text = `“${changed.name}” ${words[action]}.`;
    if (action === "delete") return { next, done: { text } };
    const undo = {
      action: `/api/projects/${projectId}/files/${fileId}`,
      fields: { action: opposites[action] },
    };
    return { next, done: { text, undo } };
  }
  if (isOwner) return notDone;
  const seen = await (await openWritableSession())
    .from("project_files")
    .select("id")
    .match({ id: fileId, project_id: projectId })
    .then(unwrap("The file could not be looked for"));
  return seen.length > 0 ? kept : notThere;
}

/** Shows the client what is ticked in a list: the fields' names are the files' ids. */
export async function showFiles(projectId: string, values: unknown): Promise<FormOutcome> {
  const ids = Object.keys(Object(values)).filter((name) => z.uuid().safeParse(name).success);
  if (ids.length === 0 || !z.uuid().safeParse(projectId).success) return noneSelected;
  const shown = await setVisible(projectId, ids.slice(0, 100), true);
  const text =
    shown.length === 1
      ? `“${shown[0]?.name}” ${words.show}.`
      : `${shown.length} files are shown to the client.`;
  return shown.length === 0 ? notDone : { next: projectPath(projectId, "files"), done: { text } };
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
export async function deleteFiles(projectId: string, ids: string[]): Promise<{ name: string }[]> {
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
