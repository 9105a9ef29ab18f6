import { z } from "zod";
import { answerRead, privately, refuse } from "#app/api/answer-read.ts";
import { answerUserForm, type UserForm } from "#forms/answer-form.ts";
import { SlowForm } from "#portal/projects/files/upload/keep-pace.ts";
import { BrokenForm, readBoundary, readForm } from "#portal/projects/files/upload/read-multipart.ts";
import { askedPerSecond } from "#portal/projects/files/upload/upload-places.ts";
import { sendMessage } from "#portal/projects/messages/send-message.ts";
import {
  pageSize,
  readMessages,
  readSeen,
  sequenceNumber,
} from "#portal/projects/messages/stored-messages.ts";
import { projectPath } from "#portal/projects/project-path.ts";
import { readProject } from "#portal/projects/read-project.ts";
import { getSessionUser } from "#session/session-user.ts";
import { getTexts } from "#texts/get-texts.ts";

type Context = { params: Promise<{ projectId: string }> };

const range = z.object({ before: sequenceNumber, after: sequenceNumber });

/** Older messages with ?before= the number of one; with ?after= what came and changed since, and who has seen how much. */
export async function GET(request: Request, { params }: Context) {
  const { projectId } = await params;
  const asked = range.safeParse(Object.fromEntries(new URL(request.url).searchParams));
  const { refusals, unreadable } = (await getTexts()).projectMessages;
  if (!asked.success) return refuse(400, refusals.range);
  return answerRead(unreadable, async () => {
    const user = await getSessionUser();
    if (!user) return refuse(401, refusals.signInFirst);
    const isProject = z.uuid().safeParse(projectId).success;
    const [messages, seen] = await Promise.all([
      isProject ? readMessages(projectId, user.id, asked.data) : [],
      isProject && asked.data.after !== undefined ? readSeen(projectId) : [],
    ]);
    if (messages.length === 0 && !(await readProject(projectId))) return refuse(404, refusals.missing);
    const hasMore = messages.length === pageSize;
    return Response.json({ messages, hasMore, seen }, { headers: privately });
  });
}

/** A message, whose files are stored while they arrive. */
export async function POST(request: Request, { params }: Context) {
  const { projectId } = await params;
  const { projectMessages, files } = await getTexts();
  const boundary = readBoundary(request.headers.get("content-type"));
  let form: Awaited<ReturnType<typeof readForm>> | undefined;
  const readWithFiles: UserForm["read"] = async ({ body }, limitMs) => {
    try {
      if (!body || !boundary) return { status: 400, error: files.notTaken.broken };
      form = await readForm(body, boundary, { askedPerSecond, limitMs });
      return { values: form.fields, isForm: true };
    } catch (error) {
      if (error instanceof BrokenForm) return { status: 400, error: files.notTaken.broken };
      if (error instanceof SlowForm) return { status: 408, error: files.notTaken.slow };
      throw error;
    }
  };
  try {
    return await answerUserForm(request, {
      who: "everybody signed in",
      page: projectPath(projectId, "messages"),
      failed: projectMessages.notSent,
      typed: ["body"],
      read: boundary ? readWithFiles : undefined,
      act: (values, user) => sendMessage(projectId, values, user, form?.files),
    });
  } finally {
    await form?.close();
  }
}
