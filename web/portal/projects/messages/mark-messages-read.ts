import "server-only";
import { z } from "zod";
import { openWritableSession } from "#supabase/open-session.ts";
import { unwrap } from "#supabase/unwrap.ts";
import type { FormOutcome } from "#ui/saved-form/form-answer.ts";
import { projectPath } from "../project-path.ts";

const read = z.object({ sequence: z.coerce.number().int().nonnegative().max(Number.MAX_SAFE_INTEGER) });

export async function markMessagesRead(projectId: string, values: unknown): Promise<FormOutcome> {
  const asked = read.safeParse(values);
  if (!asked.success || !z.uuid().safeParse(projectId).success) {
    return { status: 400, error: "Please say which message was read." };
  }
  const client = await openWritableSession();
  await client
    .rpc("mark_messages_read", {
      project_id: projectId,
      up_to: asked.data.sequence,
    })
    .then(unwrap("What was read could not be stored"));
  return { next: projectPath(projectId, "messages") };
}
