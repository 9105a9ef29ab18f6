import "server-only";
import { z } from "zod";
import { openWritableSession } from "#supabase/open-session.ts";
import { removeObjects } from "#supabase/project-objects.ts";
import { unwrap } from "#supabase/unwrap.ts";

const change = z.object({ action: z.enum(["show", "hide", "delete"]) });
const answers = { show: "shown", hide: "hidden", delete: "deleted" } as const;

/**
 * Does what somebody asks with a file and says what became of it; null when there is no such file for them. Clients only
 * delete, and only what is still theirs: the database decides.
 */
export async function changeFile(
  projectId: string,
  fileId: string,
  values: unknown,
  isOwner: boolean,
): Promise<string | null> {
  const asked = change.safeParse(values);
  const areIds = z.tuple([z.uuid(), z.uuid()]).safeParse([projectId, fileId]).success;
  if (!asked.success || !areIds) return isOwner ? "not-done" : null;
  const { action } = asked.data;
  if (!isOwner && action !== "delete") return null;
  const changed =
    action === "delete"
      ? await deleteFiles(projectId, [fileId])
      : await setVisible(projectId, [fileId], action === "show");
  if (changed > 0) return answers[action];
  if (isOwner) return "not-done";
  const seen = await (await openWritableSession())
    .from("project_files")
    .select("id")
    .match({ id: fileId, project_id: projectId })
    .then(unwrap("The file could not be looked for"));
  return seen.length > 0 ? "kept" : null;
}

/** Shows the client what is ticked in a list: the fields' names are the files' ids. */
export async function showFiles(projectId: string, values: unknown): Promise<string> {
  const ids = Object.keys(Object(values)).filter((name) => z.uuid().safeParse(name).success);
  if (ids.length === 0 || !z.uuid().safeParse(projectId).success) return "none-selected";
  return (await setVisible(projectId, ids.slice(0, 100), true)) > 0 ? "shown-selected" : "not-done";
}

async function setVisible(projectId: string, ids: string[], visible: boolean): Promise<number> {
  const changed = await (await openWritableSession())
    .from("project_files")
    .update({ visible })
    .eq("project_id", projectId)
    .in("id", ids)
    .select("id")
    .then(unwrap("The files could not be changed"));
  return changed.length;
}

/**
 * Deletes what the user may delete of some files and says how many that were. The rows go first, so that nobody sees the
 * files any more; bytes that cannot be removed at once are swept later.
 */
export async function deleteFiles(projectId: string, ids: string[]): Promise<number> {
  const deleted = await (await openWritableSession())
    .from("project_files")
    .delete()
    .eq("project_id", projectId)
    .in("id", ids)
    .select("path")
    .then(unwrap("The files could not be deleted"));
  if (deleted.length > 0) {
    await removeObjects(deleted.map(({ path }) => path)).catch((failure: unknown) =>
      console.error("The bytes of a deleted file stay for now:", failure),
    );
  }
  return deleted.length;
}
