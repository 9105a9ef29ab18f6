import "server-only";
import type { FileRefusal } from "schemas/requests/file-upload.ts";
import { message, messageChange, messageWithFiles } from "schemas/requests/message.ts";
import { z } from "zod";
import { readSessionUser, type SessionUser } from "#session/session-user.ts";
import { openWritableSession } from "#supabase/open-session.ts";
import { unwrap } from "#supabase/unwrap.ts";
import { getTexts } from "#texts/get-texts.ts";
import type { FormOutcome, Refusal } from "#ui/saved-form/form-answer.ts";
import { signedOut, wrongRequest } from "#ui/saved-form/request-outcome.ts";
import type { readForm } from "../files/upload/read-multipart.ts";
import { receiveFiles } from "../files/upload/receive-files.ts";
import { giveUpHeld } from "../files/upload/store-file.ts";
import { secondsUntilPlace } from "../files/upload/upload-places.ts";
import { projectPath } from "../project-path.ts";
import { readProject } from "../read-project.ts";
import { readMessages } from "./stored-messages.ts";

const answer = z.union([
  z.object({ id: z.string(), sequence: z.number().optional() }),
  z.object({ refused: z.enum(["missing", "archived", "limited", "late", "empty"]) }),
]);

type Files = Awaited<ReturnType<typeof readForm>>["files"];

/** Stores a message, once per key, with the files that it brings, and answers with it as its sender sees it. */
export async function sendMessage(
  projectId: string,
  values: unknown,
  user: SessionUser,
  files?: Files,
): Promise<FormOutcome> {
  if (!z.uuid().safeParse(projectId).success) return refuse("missing");
  const asked = (files ? messageWithFiles : message).safeParse(values);
  if (!asked.success) return wrongRequest(asked.error);
  const brought = files ? await holdFiles({ projectId, user }, asked.data.client_key, files) : nothing;
  if ("error" in brought) return brought;
  const { ids, held } = brought;
  if (asked.data.body === "" && ids.length === 0) return refuse("empty");

  const client = await openWritableSession();
  const data = await client
    .rpc("send_message", { project_id: projectId, ...asked.data, file_ids: ids })
    .then(unwrap("The message could not be stored"));
  const sent = answer.parse(data);
  if ("refused" in sent) {
    await giveUpHeld(held);
    return (sent.refused === "missing" && (await refuseEnded(projectId))) || refuse(sent.refused);
  }
  const messages = await readMessages(projectId, user.id, { after: (sent.sequence ?? 0) - 1 });
  return {
    next: `${projectPath(projectId, "messages")}#newest`,
    answer: { messages: messages.filter(({ id }) => id === sent.id) },
  };
}

const statuses = { missing: 404, archived: 409, limited: 429, late: 409, empty: 400 } as const;

async function refuse(reason: keyof typeof statuses): Promise<Refusal> {
  const { refusals } = (await getTexts()).projectMessages;
  return { status: statuses[reason], error: refusals[reason] };
}

/** Of a session that ended since its form began; null while it goes on. */
async function refuseEnded(projectId: string): Promise<Refusal | null> {
  const user = await readSessionUser(await openWritableSession());
  return user ? null : signedOut(projectPath(projectId, "messages"));
}

const fileStatuses: Partial<Record<FileRefusal, Refusal["status"]>> = {
  failed: 503,
  closed: 409,
  limited: 429,
  busy: 503,
  slow: 408,
};

const nothing: { ids: string[]; held: string[] } = { ids: [], held: [] };

/**
 * Holds the files of a message until it is there: all of them, or none. What is held when the form breaks off waits for the same
 * form once more, and ends by itself.
 */
async function holdFiles(
  { projectId, user }: { projectId: string; user: SessionUser },
  key: string,
  files: Files,
): Promise<typeof nothing | Refusal> {
  const project = await readProject(projectId);
  if (!project) return refuse("missing");
  if (project.archived_at) return refuse("archived");
  const received = await receiveFiles(
    { project, user },
    { key: `message ${key}`, files, isForMessage: true },
  );
  const held = received.flatMap((file) => ("held" in file && file.held ? [file.held] : []));
  for (const file of received) {
    if (!("refusal" in file)) continue;
    await giveUpHeld(held);
    const ended = file.refusal === "closed" && (await refuseEnded(projectId));
    if (ended) return ended;
    const { projectMessages, files: texts } = await getTexts();
    const error = projectMessages.refusals.file(file.name, texts.notTaken[file.refusal]);
    return {
      status: fileStatuses[file.refusal] ?? 400,
      error,
      ...(file.refusal === "busy" && { waitSeconds: secondsUntilPlace }),
    };
  }
  return { ids: received.flatMap((file) => ("id" in file ? [file.id] : [])), held };
}

/** Edits or deletes the user's own message; the database says whether it still may be. */
export async function changeMessage(
  { projectId, messageId }: { projectId: string; messageId: string },
  values: unknown,
): Promise<FormOutcome> {
  const asked = messageChange.safeParse(values);
  if (!asked.success) return wrongRequest(asked.error);
  const client = await openWritableSession();
  const data = await client
    .rpc("change_message", {
      project_id: projectId,
      message_id: messageId,
      ...("body" in asked.data && { body: asked.data.body }),
    })
    .then(unwrap("The message could not be changed"));
  const changed = answer.parse(data);
  if (!("refused" in changed)) {
    const { deleted } = (await getTexts()).projectMessages;
    const next = `${projectPath(projectId, "messages")}#message-${messageId}`;
    return asked.data.action === "delete" ? { next, done: { text: deleted } } : { next };
  }
  if (changed.refused !== "missing") return refuse(changed.refused);
  return { status: 404, error: (await getTexts()).projectMessages.refusals.notYours };
}
