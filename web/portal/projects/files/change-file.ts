import "server-only";
import { z } from "zod";
import { openWritableSession } from "#supabase/open-session.ts";
import { removeObjects } from "#supabase/project-objects.ts";
import { unwrap } from "#supabase/unwrap.ts";

const change = z.object({ action: z.enum(["show", "hide", "delete"]) });
const answers = { show: "shown", hide: "hidden", delete: "deleted" } as const;

/**
 * Does what the owner asks with a file. A deleted file loses its row first, so that nobody sees it any more; bytes
 * that cannot be removed at once are swept later.
 */
export async function changeFile(projectId: string, fileId: string, values: unknown): Promise<string> {
  const asked = change.safeParse(values);
  if (!asked.success || !z.tuple([z.uuid(), z.uuid()]).safeParse([projectId, fileId]).success)
    return "not-done";
  const { action } = asked.data;
  const rows = (await openWritableSession()).from("project_files");
  const changed = action === "delete" ? rows.delete() : rows.update({ visible: action === "show" });
  const data = await changed
    .eq("id", fileId)
    .eq("project_id", projectId)
    .select("path")
    .then(unwrap("The file could not be changed"));
  if (data.length === 0) return "not-done";
  if (action === "delete") {
    await removeObjects(data.map(({ path }) => path)).catch((failure: unknown) =>
      console.error("The bytes of a deleted file stay for now:", failure),
    );
  }
  return answers[action];
}
