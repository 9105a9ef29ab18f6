import "server-only";
import { message } from "schemas/requests/message.ts";
import { z } from "zod";
import { openWritableSession } from "#supabase/open-session.ts";
import type { SessionUser } from "#supabase/session-user.ts";
import { unwrap } from "#supabase/unwrap.ts";
import type { FormOutcome } from "#ui/saved-form/form-answer.ts";
import { projectPath } from "../project-path.ts";
import { readMessages } from "./stored-messages.ts";

const answer = z.union([
  z.object({ id: z.string(), sequence: z.number() }),
  z.object({ refused: z.enum(["missing", "archived", "limited"]) }),
]);

const refusals = {
  missing: { status: 404, error: "There is no such project." },
  archived: { status: 409, error: "This project is archived. It can be read, not changed." },
  limited: { status: 429, error: "That was a lot of messages. Please wait a few minutes, then send again." },
} as const;

/** Stores a message, once per key, and answers with it as its sender sees it. */
export async function sendMessage(
  projectId: string,
  values: unknown,
  user: SessionUser,
): Promise<FormOutcome> {
  if (!z.uuid().safeParse(projectId).success) return refusals.missing;
  const asked = message.safeParse(values);
  if (!asked.success) return { status: 400, error: asked.error.issues[0]?.message ?? "" };
  const client = await openWritableSession();
  const data = await client
    .rpc("send_message", { project_id: projectId, ...asked.data })
    .then(unwrap("The message could not be stored"));
  const sent = answer.parse(data);
  if ("refused" in sent) return refusals[sent.refused];
  const messages = await readMessages(projectId, user.id, { after: sent.sequence - 1 });
  return {
    next: `${projectPath(projectId, "messages")}#newest`,
    answer: { messages: messages.filter(({ id }) => id === sent.id) },
  };
}
