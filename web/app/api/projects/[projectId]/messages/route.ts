import { z } from "zod";
import { answerRead, privately, refuse } from "#app/api/answer-read.ts";
import { answerUserForm } from "#forms/answer-form.ts";
import { sendMessage } from "#portal/projects/messages/send-message.ts";
import { pageSize, readMessages, sequenceNumber } from "#portal/projects/messages/stored-messages.ts";
import { projectPath } from "#portal/projects/project-path.ts";
import { readProject } from "#portal/projects/read-project.ts";
import { getSessionUser } from "#supabase/session-user.ts";

type Context = { params: Promise<{ projectId: string }> };

const range = z.object({ before: sequenceNumber, after: sequenceNumber });

/** Older messages with ?before=, newer ones with ?after= the number of a message. */
export async function GET(request: Request, { params }: Context) {
  const { projectId } = await params;
  const asked = range.safeParse(Object.fromEntries(new URL(request.url).searchParams));
  if (!asked.success) return refuse(400, "Please say before or after which message.");
  return answerRead("The messages could not be read.", async () => {
    const user = await getSessionUser();
    if (!user) return refuse(401, "Please sign in.");
    const messages = z.uuid().safeParse(projectId).success
      ? await readMessages(projectId, user.id, asked.data)
      : [];
    if (messages.length === 0 && !(await readProject(projectId)))
      return refuse(404, "There is no such project.");
    return Response.json({ messages, hasMore: messages.length === pageSize }, { headers: privately });
  });
}

export async function POST(request: Request, { params }: Context) {
  const { projectId } = await params;
  return answerUserForm(request, {
    who: "everybody signed in",
    page: projectPath(projectId, "messages"),
    failed: "Your message could not be sent. Your text is still here: please try again in a minute.",
    typed: ["body"],
    act: (values, user) => sendMessage(projectId, values, user),
  });
}
