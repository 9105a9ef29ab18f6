import "server-only";
import { z } from "zod";
import { openWritableSession } from "#supabase/open-session.ts";
import { unwrap } from "#supabase/unwrap.ts";
import type { FormOutcome } from "#ui/saved-form/form-answer.ts";
import { countNotifications } from "./count-notifications.ts";

const asked = z.union([
  z.object({ id: z.uuid() }),
  z.object({ project: z.uuid(), kind: z.string().max(40) }),
  z.object({ all: z.literal("yes") }),
]);

/** Marks one notification as read, those of one kind in a project, or all; what is left is the answer. */
export async function markRead(values: unknown): Promise<FormOutcome> {
  const parsed = asked.safeParse(values);
  if (!parsed.success) return { status: 400, error: "Please say what was read." };
  const which = parsed.data;
  const client = await openWritableSession();
  await client
    .rpc("read_notifications", {
      ...("id" in which && { notification_id: which.id }),
      ...("project" in which && { project_id: which.project, kinds: [which.kind] }),
    })
    .then(unwrap("What was read could not be stored"));
  return { next: "/dashboard/notifications", answer: await countNotifications(client) };
}
